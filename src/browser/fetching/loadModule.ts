import { onceEach } from '../onceEach';
import { isBusy } from '../busy';
import { createLink } from '../loadElement';
import { readLoader } from '../loaderAddress';
import { reloadForBuild } from '../reloadForBuild';
import { askAgain, renewDocument } from './askAgain';

/** Starts to load modules, which the browser would find only one after the other. */
export function preloadModules(files: readonly string[]): void {
  for (const href of files) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(createLink({ rel: 'modulepreload', href }));
  }
}

/** @throws the failure of the browser, or a TypeError if the module is empty */
async function importModule(address: string): Promise<unknown> {
  const module = (await import(/* turbopackIgnore: true */ address)) as object;
  if (Object.keys(module).length === 0) throw new TypeError(`${address} is empty`);
  return module;
}

/** Number of modules that were asked for again. */
let tries = 0;
/** Modules that could not be loaded, though they were asked for again. */
const failed = new Set<string>();

/** The document is loaded again, and nothing fails meanwhile. */
const leaving = () => new Promise<never>(() => undefined);

const importFiles = onceEach(async (entry, files: readonly string[]): Promise<unknown> => {
  preloadModules(files);
  try {
    return await importModule(entry);
  } catch {
    const isMissing = await askAgain(files);
    if (isMissing && reloadForBuild(readLoader())) return leaving();
  }
  tries += 1;
  try {
    // A document keeps what it could not parse, by address.
    return await importModule(`${entry}?again=${tries}`);
  } catch (failure) {
    // So it does with a module that others share.
    const isShared = failure instanceof SyntaxError && files.length > 1;
    if (isShared && (await renewDocument(entry))) return leaving();
    // A reader who tries again gets a new document, too.
    if (isShared && failed.has(entry) && !isBusy()) window.location.reload();
    failed.add(entry);
    throw failure;
  }
});

/**
 * Returns a module of the site, loaded once per document with all that it imports. Wrong bytes are fetched once more past
 * the cache; if they are those of a shared module, the document is loaded again, once for each module. If a file is gone,
 * there is a newer build: the document is loaded again, once for each build.
 * @param files addresses; the first is that of the module, the others are what it imports
 * @throws the failure of the browser; the next call tries again
 */
export async function loadModule<T>(files: readonly string[]): Promise<T> {
  return (await importFiles(files[0] ?? '', files)) as T;
}
