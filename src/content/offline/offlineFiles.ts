import { readFileSync, existsSync } from 'node:fs';
import { isHashedPath } from '../../model/offline/classifyRequest';
import { listAssets } from '../../model/offline/pageFiles';
import { type FileHashes, HASH_DIGITS, hashInName } from '../../model/offline/workerAnswer';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { languages, site } from '../../site';
import { bundleEntry } from '../programs';
import { readOutputPages } from '../outputs/outputFiles';
import { readIslands, readPage } from '../pageData/readBuild';
import { writeText, hashText } from '../pageData/generatedFiles';
import { type FileFacts, hashFiles, listFiles } from './FileFacts';
import { type KnownDocument, createNeeds } from './fileNeeds';
import type { KeepFile, KeepIndex, KeepList, KeepOffer } from '../../model/offline/offlineProduct';
import type { OutputPage } from '../../model/outputs/OutputPage';
import { manifestHref, type SearchManifest } from '../../model/search/SearchManifest';
import {
  listDictionaries,
  listEntryParts,
  partHref,
  type DirectoryPart,
} from '../../model/search/SearchPart';

/**
 * Maximum number of files that the worker stores before it activates: a missing file prevents its
 * installation.
 */
const MAX_SHELL_FILES = 8;

/**
 * Lists the style sheets of the offline page, then the page itself, the default language first, up to the
 * maximum.
 */
function listShell(folder: string, files: ReadonlyMap<string, FileFacts>): string[] {
  const { offlinePathname } = site;
  if (offlinePathname === undefined) return [];
  const pages = languages
    .map(({ code }) => pathnameToHref(offlinePathname, code))
    .filter((url) => files.has(url));
  const documents = pages.map((url) => readFileSync(`${folder}${url}index.html`, 'utf8'));
  const sheets = documents.flatMap(listAssets).filter((url) => url.endsWith('.css'));
  return [...new Set(sheets), ...pages].slice(0, MAX_SHELL_FILES);
}

/**
 * Writes the files for reading offline into an export in which everything else is final: `offline.json` with
 * the lists of files to keep, the service worker `sw.js`, and `sw-kill.js`, which replaces the worker if it
 * has to be removed. Returns the name of the build.
 * @param documents documents that were described when they were written; all other files are read
 */
export function writeOffline(folder: string, documents: readonly KnownDocument[] = []): string {
  const files = listFiles(folder, documents);
  const hashes = writeFileHashes(folder, files);
  const build = hashFiles(files);
  const shell = listShell(folder, files);
  writeKeepLists(folder, files, build, documents);
  const values = { BUILD: build, LOADER: readIslands().loader, SHELL: shell, HASHES: hashes };
  writeText(`${folder}/sw.js`, bundleEntry('serviceWorker', values));
  writeText(`${folder}/sw-kill.js`, bundleEntry('killWorker'));
  return build;
}

/**
 * Writes the hashes of the bundlers' files, whose names have no hash that the worker can compare; returns the
 * address. Other hashed files have theirs in their names.
 */
function writeFileHashes(folder: string, files: ReadonlyMap<string, FileFacts>): string {
  const hashes: FileHashes = Object.fromEntries(
    [...files.values()].flatMap(({ url, sha256 }) =>
      isHashedPath(url) && hashInName(url) === undefined ? [[url, sha256.slice(0, HASH_DIGITS)]] : [],
    ),
  );
  const text = JSON.stringify(hashes);
  const href = `/_docs/offline/hashes.${hashText(text)}.json`;
  writeText(folder + href, text);
  return href;
}

/** Always requested again; the files that it names have a hash in their names. */
const KEEP_INDEX = '/offline.json';

/**
 * Lists the files that a product's search needs: the manifest, the worker, the style sheet, the directories
 * and dictionaries, and the product's parts.
 */
function listSearchFiles(folder: string, product: string, language: string): string[] {
  const href = manifestHref(language);
  if (!existsSync(folder + href)) return [];
  const { worker, styleSheet, indexes } = JSON.parse(readFileSync(folder + href, 'utf8')) as SearchManifest;
  const parts = indexes.flatMap((link) => {
    const directory = JSON.parse(readFileSync(folder + partHref(link), 'utf8')) as DirectoryPart;
    const parts = listEntryParts(directory).filter((part) => part.product === product);
    return [link, ...listDictionaries(directory), ...parts].map(partHref);
  });
  return [href, worker, styleSheet, ...parts];
}

function toKeepFile(facts: FileFacts, titles: ReadonlyMap<string, string>): KeepFile {
  const { url, bytes, sha256 } = facts;
  const title = titles.get(url);
  return { url, bytes, sha256, ...(title === undefined ? {} : { title }) };
}

/** Groups pages by product and language. */
function groupPages(pages: readonly OutputPage[]): Map<string, OutputPage[]> {
  const groups = new Map<string, OutputPage[]>();
  for (const page of pages) {
    const key = `${page.productId} ${page.userLanguage}`;
    const group = groups.get(key) ?? [];
    group.push(page);
    groups.set(key, group);
  }
  return groups;
}

/**
 * Writes, for every product and language, the list of all files that it needs without a network, and the
 * index of these lists. Assets come before pages, so that a stored page always has what it needs.
 */
function writeKeepLists(
  folder: string,
  files: ReadonlyMap<string, FileFacts>,
  build: string,
  documents: readonly KnownDocument[],
): void {
  const needsOf = createNeeds(folder, files, documents);
  const products = new Map<string, KeepIndex['products'][number] & { offers: Record<string, KeepOffer> }>();
  for (const group of groupPages(readOutputPages()).values()) {
    const [first] = group;
    if (!first) continue;
    const { route, userLanguage: language } = first;
    const { product } = readPage(route).page;
    const titles = new Map(group.map((page) => [page.route, page.title]));
    const roots = [
      ...titles.keys(),
      ...readIslands().modules,
      ...listSearchFiles(folder, product.id, language),
    ];
    const listed = [...needsOf(roots)]
      .flatMap((url) => files.get(url) ?? [])
      .map((facts) => toKeepFile(facts, titles))
      .sort(
        (a, b) => Number(a.title !== undefined) - Number(b.title !== undefined) || (a.url < b.url ? -1 : 1),
      );
    const text = JSON.stringify({ build, files: listed } satisfies KeepList);
    const href = `/_docs/offline/${product.id}-${language}.${hashText(text)}.json`;
    writeText(folder + href, text);
    const entry = products.get(product.id) ?? {
      id: product.id,
      name: product.name,
      ...(group.every(({ noindex }) => noindex) ? { unlisted: true } : {}),
      offers: {},
    };
    entry.offers[language] = {
      href,
      landing: product.href,
      bytes: listed.reduce((sum, { bytes }) => sum + bytes, 0),
      pages: titles.size,
    };
    products.set(product.id, entry);
  }
  const index: KeepIndex = { build, products: [...products.values()] };
  writeText(folder + KEEP_INDEX, JSON.stringify(index));
}
