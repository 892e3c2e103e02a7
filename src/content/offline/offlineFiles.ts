import { readFileSync, existsSync } from 'node:fs';
import { listAssets } from '../../model/offline/workerAnswer';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { languages, site } from '../../site';
import { bundleEntry } from '../programs';
import { listRoutes, readPage } from '../pageData/readBuild';
import { writeText, hashText } from '../pageData/writeHashed';
import { type FileFacts, hashFiles, listFiles } from './FileFacts';
import { type KnownDocument, createNeeds } from './fileNeeds';
import type { KeepFile, KeepIndex, KeepList, KeepOffer } from '../../model/offline/keptProduct';
import type { PageData } from '../../model/page/PageData';
import { manifestHref, type SearchManifest } from '../../model/search/SearchManifest';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';

/** The worker stores no more than these before it goes into force: a file that is missing stops it. */
const MOST_SHELL_FILES = 8;

/** Sheets that the offline page names, then the page itself, the default language first, as far as there is room. */
function listShell(folder: string, files: ReadonlyMap<string, FileFacts>): string[] {
  const { offlinePathname } = site;
  if (offlinePathname === undefined) return [];
  const pages = languages
    .map(({ code }) => pathnameToHref(offlinePathname, code))
    .filter((url) => files.has(url));
  const documents = pages.map((url) => readFileSync(`${folder}${url}index.html`, 'utf8'));
  const sheets = documents.flatMap(listAssets).filter((url) => url.endsWith('.css'));
  return [...new Set(sheets), ...pages].slice(0, MOST_SHELL_FILES);
}

/** The framework's name of the build, which every document carries. */
function findDocumentsName(files: ReadonlyMap<string, FileFacts>): string {
  for (const url of files.keys()) {
    const [, name] = /^\/_next\/data\/([^/]+)\//.exec(url) ?? [];
    if (name !== undefined) return name;
  }
  return '';
}

/**
 * Writes what reading offline needs into an export in which everything else is final: `offline.json` with the lists
 * of what can be kept, the service worker `sw.js`, and `sw-kill.js`, which takes its place when it has to go.
 * Returns the name of the build.
 * @param documents those that were described as they went out; all other files are read
 */
export function writeOffline(folder: string, documents: readonly KnownDocument[] = []): string {
  const files = listFiles(folder, documents);
  const build = hashFiles(files);
  const shell = listShell(folder, files);
  const pages = listRoutes().map((route) => readPage(route).page);
  writeKeepLists(folder, files, build, pages, documents);
  const values = { BUILD: build, DOCUMENTS: findDocumentsName(files), SHELL: shell };
  writeText(`${folder}/sw.js`, bundleEntry('serviceWorker', values));
  writeText(`${folder}/sw-kill.js`, bundleEntry('killWorker'));
  return build;
}

/** Always asked for anew; what it names carries a hash. */
const KEEP_INDEX = '/offline.json';

/** What search of a product needs: where it begins, its program, and the product's parts of the index. */
function listSearchFiles(folder: string, product: string, language: string): string[] {
  const href = manifestHref(language);
  if (!existsSync(folder + href)) return [];
  const { worker, styleSheet, products } = JSON.parse(readFileSync(folder + href, 'utf8')) as SearchManifest;
  const shards = products
    .filter(({ id }) => id === product)
    .flatMap((own) => own.shards)
    .filter((shard) => shard.language === language || shard.language === DEFAULT_LANGUAGE_CODE);
  return [href, worker, styleSheet, ...shards.map((shard) => shard.href)];
}

function toKeepFile(facts: FileFacts, titles: ReadonlyMap<string, string>): KeepFile {
  const { url, bytes, sha256 } = facts;
  const title = titles.get(url);
  return { url, bytes, sha256, ...(title === undefined ? {} : { title }) };
}

/** Groups pages by product and language. */
function groupPages(pages: readonly PageData[]): Map<string, PageData[]> {
  const groups = new Map<string, PageData[]>();
  for (const page of pages) {
    const key = `${page.product.id} ${page.userLanguage}`;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return groups;
}

/**
 * Writes, for every product and language, the list of all files that it needs without a network, and the index of
 * these lists. Assets stand before pages, so that a page that was stored always has what it needs.
 */
function writeKeepLists(
  folder: string,
  files: ReadonlyMap<string, FileFacts>,
  build: string,
  pages: readonly PageData[],
  documents: readonly KnownDocument[],
): void {
  const needsOf = createNeeds(folder, files, documents);
  const products = new Map<string, { id: string; name: string; offers: Record<string, KeepOffer> }>();
  for (const group of groupPages(pages).values()) {
    const [first] = group;
    if (!first) continue;
    const { product, userLanguage: language } = first;
    const titles = new Map(group.map(({ href, title }) => [href, title]));
    const shards = new Set(
      group.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'demo' ? block.shard : []))),
    );
    const roots = [...titles.keys(), ...listSearchFiles(folder, product.id, language)];
    const urls = [...needsOf(roots, (shard) => shards.has(shard))];
    const kept = urls
      .flatMap((url) => files.get(url) ?? [])
      .map((facts) => toKeepFile(facts, titles))
      .sort(
        (a, b) => Number(a.title !== undefined) - Number(b.title !== undefined) || (a.url < b.url ? -1 : 1),
      );
    const text = JSON.stringify({ build, files: kept } satisfies KeepList);
    const href = `/_docs/offline/${product.id}-${language}.${hashText(text)}.json`;
    writeText(folder + href, text);
    const entry = products.get(product.id) ?? { id: product.id, name: product.name, offers: {} };
    entry.offers[language] = {
      href,
      landing: product.href,
      bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
      pages: titles.size,
    };
    products.set(product.id, entry);
  }
  const index: KeepIndex = { build, products: [...products.values()] };
  writeText(folder + KEEP_INDEX, JSON.stringify(index));
}
