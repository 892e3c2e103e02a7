import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { listAssets, listPageFiles } from '../../model/offline/pageFiles';
import type { ImageFact } from '../../model/outputs/html/DocumentFacts';
import { readDocument } from '../../model/outputs/html/readDocument';
import { type FileFacts, describeFile } from './FileFacts';

/** A document that was described when it was written, so that it does not have to be read again. */
export interface KnownDocument extends FileFacts {
  /** URLs that it names. */
  readonly needs: readonly string[];
}

/** Files that name others. What a script imports is in the lists of the build's modules. */
const NAMING = /(?:\/|\.(?:html|css|json))$/;

/**
 * Returns a function that lists everything that some files of the export need, directly or indirectly: what a page
 * names, and what the style sheets, data files and documents of demos among that name.
 * @param documents documents whose own needs are already known
 */
export function createNeeds(
  folder: string,
  files: ReadonlyMap<string, FileFacts>,
  documents: readonly KnownDocument[],
): (roots: readonly string[]) => Set<string> {
  const intern = createInterning();
  const known = new Map(documents.map(({ url, needs }) => [url, intern(needs)]));
  const needsOf = ({ url, file }: FileFacts): readonly string[] => {
    const needs = known.get(url) ?? intern(listAddresses(readFileSync(`${folder}/${file}`, 'utf8'), url));
    known.set(url, needs);
    return needs;
  };
  return (roots) => {
    const needed = new Set<string>();
    const visit = (url: string, isRoot: boolean) => {
      const facts = files.get(url);
      // A link to a page is not a need.
      if (!facts || needed.has(url) || (!isRoot && url.endsWith('/'))) return;
      needed.add(url);
      if (!NAMING.test(url)) return;
      for (const address of needsOf(facts)) visit(address, false);
    };
    for (const url of roots) visit(url, true);
    return needed;
  };
}

/**
 * Returns a function that describes a document for the offline lists. It needs the final bytes of the
 * document, and its images.
 */
export function createDescriber(): (
  file: string,
  html: string,
  images: readonly Pick<ImageFact, 'src'>[],
) => KnownDocument {
  const intern = createInterning();
  return (file, html, images) => ({ ...describeFile(file, html), needs: intern(listNeeds(html, images)) });
}

/** A file of the site, without a query that names a version of it. */
const OF_SITE = /^\/[^?#]+$/;

/** Lists the URLs that a document names. */
function listNeeds(html: string, images: readonly Pick<ImageFact, 'src'>[]): string[] {
  return [...listPageFiles(html), ...images.map(({ src }) => src).filter((src) => OF_SITE.test(src))];
}

/** Lists the URLs that the text of a file names. */
function listAddresses(text: string, url: string): string[] {
  if (url.endsWith('/')) return listNeeds(text, readDocument(text).images);
  if (url.endsWith('.css')) {
    return [...text.matchAll(/url\(["']?([^"')?#]+)/g)].map(([, path = '']) =>
      posix.resolve(posix.dirname(url), path),
    );
  }
  return listAssets(text);
}

/**
 * Returns a function that copies URLs to strings of their own, and reuses equal ones: a substring keeps its
 * whole source text in memory, and most URLs are named by every page.
 */
function createInterning(): (addresses: readonly string[]) => string[] {
  const interned = new Map<string, string>();
  return (addresses) =>
    addresses.map((address) => {
      const known = interned.get(address) ?? Buffer.from(address).toString();
      interned.set(known, known);
      return known;
    });
}
