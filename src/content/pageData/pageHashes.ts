import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { CACHE } from '../workspace';
import { pageFile, routesFile, writeText } from './generatedFiles';

/** Hash of each page's props, by route, `/` first. Empty for a page that is being written. */
export type PageHashes = Readonly<Record<string, string>>;

const LIST = `${CACHE.site}/${routesFile}`;

/** Reads the routes of the site, and the hashes of their props. */
export function readPageHashes(): PageHashes {
  return JSON.parse(readFileSync(LIST, 'utf8')) as PageHashes;
}

/** Writes the props of pages. */
export interface PageWriter {
  /** Writes the props of a page, unless they are those of the build before. Returns their hash. */
  readonly write: (route: string, props: string) => string;
  /**
   * Stores the hashes for the next build.
   * @param isWhole whether the pages that were not written are no longer part of the site
   */
  readonly keep: (isWhole: boolean) => void;
}

/** Begins to write pages. Hashes stand for the files of the build before, because reading those is slow. */
export function createPageWriter(): PageWriter {
  const known = existsSync(LIST) ? readPageHashes() : {};
  const hashes: Record<string, string> = {};
  // A build that is killed leaves no hash, so the next one writes every page again.
  writeText(LIST, JSON.stringify(Object.fromEntries(Object.keys(known).map((route) => [route, '']))));
  return {
    write: (route, props) => {
      const hash = createHash('sha256').update(props).digest('hex').slice(0, 24);
      const file = `${CACHE.site}/${pageFile(route)}`;
      if (known[route] !== hash || !existsSync(file)) writeText(file, props);
      hashes[route] = hash;
      return hash;
    },
    keep: (isWhole) => writeText(LIST, JSON.stringify(isWhole ? hashes : { ...known, ...hashes })),
  };
}
