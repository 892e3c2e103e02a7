import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CACHE } from '../workspace';
import { pageFile, routesFile, writeIfChanged, writeText } from './generatedFiles';

/** Hash of each page's props, by route, `/` first. */
export type PageHashes = Readonly<Record<string, string>>;

const LIST = `${CACHE.site}/${routesFile}`;

/** Reads the routes of the site, and the hashes of their props. */
export function readPageHashes(): PageHashes {
  return JSON.parse(readFileSync(LIST, 'utf8')) as PageHashes;
}

/** Writes the props of pages. */
export interface PageWriter {
  /** Writes the props of a page, unless its file has them. Returns their hash. */
  readonly write: (route: string, props: string) => string;
  /** Stores the hashes for the steps that follow. */
  readonly keep: () => void;
}

/** Begins to write pages. */
export function createPageWriter(): PageWriter {
  const hashes: Record<string, string> = {};
  return {
    write: (route, props) => {
      const hash = createHash('sha256').update(props).digest('hex').slice(0, 24);
      writeIfChanged(`${CACHE.site}/${pageFile(route)}`, props);
      hashes[route] = hash;
      return hash;
    },
    keep: () => writeText(LIST, JSON.stringify(hashes)),
  };
}
