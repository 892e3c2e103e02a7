import { reloadForBuild } from '../reloadForBuild';
import { isGone } from './isGone';

/**
 * Requests files once more, past the browser's cache, which may hold wrong bytes for a year. Returns whether one of them
 * is gone from the host.
 */
export async function askAgain(files: readonly string[]): Promise<boolean> {
  const ask = async (href: string): Promise<boolean> => {
    try {
      const response = await fetch(href, { cache: 'reload' });
      // The browser has kept it then.
      await response.arrayBuffer();
      return isGone(response.status);
    } catch {
      return false;
    }
  };
  return (await Promise.all(files.map(ask))).includes(true);
}

/** Matches the modules of the site among the files of a document. */
const MODULE = /\/_docs\/[^?]*\.js$/;

/**
 * Loads the document again, because it keeps what it could not parse, by address; before that, requests all modules that
 * it has loaded once more. Returns false if it does not: it has done so for this reason, or the reader would lose
 * something.
 * @param reason without spaces
 */
export async function renewDocument(reason: string): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  await askAgain([...new Set(loaded)].filter((address) => MODULE.test(address)));
  return reloadForBuild(reason);
}
