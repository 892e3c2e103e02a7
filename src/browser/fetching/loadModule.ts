import { onceEach } from '../onceEach';
import { isBusy } from '../busy';
import { createLink } from '../loadElement';
import { readLoader } from '../loaderAddress';
import { reloadForBuild } from '../reloadForBuild';
import { isGone } from './isGone';

/** Starts to load modules, which the browser would find only one after the other. */
export function preloadModules(files: readonly string[]): void {
  for (const href of files) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(createLink({ rel: 'modulepreload', href }));
  }
}

/**
 * Asks for files once more, past the browser's cache, which may hold wrong bytes for a year. Returns whether one of them
 * is gone from the host.
 */
async function askAgain(files: readonly string[]): Promise<boolean> {
  const statuses = await Promise.all(
    files.map((href) =>
      fetch(href, { cache: 'reload' }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  return statuses.some(isGone);
}

/** @throws the failure of the browser, or a SyntaxError if the module is empty */
async function importModule(address: string): Promise<unknown> {
  const module = (await import(/* turbopackIgnore: true */ address)) as object;
  if (Object.keys(module).length === 0) throw new SyntaxError(`${address} is empty`);
  return module;
}

/** Number of modules that were asked for again. */
let tries = 0;
/** Modules that could not be loaded, though they were asked for again. */
const failed = new Set<string>();

const importFiles = onceEach(async (entry, files: readonly string[]): Promise<unknown> => {
  preloadModules(files);
  try {
    return await importModule(entry);
  } catch {
    const isMissing = await askAgain(files);
    if (isMissing && reloadForBuild(readLoader())) return new Promise(() => undefined);
  }
  tries += 1;
  try {
    // A document keeps what it could not parse, by address.
    return await importModule(`${entry}?again=${tries}`);
  } catch (failure) {
    // So it does with a module that others share. A reader who tries again gets a new document.
    if (failure instanceof SyntaxError && failed.has(entry) && !isBusy()) window.location.reload();
    failed.add(entry);
    throw failure;
  }
});

/**
 * Returns a module of the site, loaded once per document with all that it imports. Wrong bytes are fetched once more past
 * the cache. If a file is gone, there is a newer build: the document is loaded again, once for each build.
 * @param files addresses; the first is that of the module, the others are what it imports
 * @throws the failure of the browser; the next call tries again
 */
export async function loadModule<T>(files: readonly string[]): Promise<T> {
  return (await importFiles(files[0] ?? '', files)) as T;
}
