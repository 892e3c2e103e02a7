import { onceEach } from '../onceEach';
import { createScript, loadElement, createLink } from './loadElement';
import { NEW_BUILD_SCRIPT } from '../../model/offline/newBuild';

/**
 * Loads a script or another element once. A failed load is repeated on the next call.
 * @param element defaults to a script with this address
 * @param previous the element after which it is inserted; defaults to the end of the head
 * @throws if it could not be loaded
 */
export const loadOnce = onceEach(
  (address, element: HTMLElement = createScript(address), previous?: Element | null): Promise<void> =>
    loadElement(element, previous),
);

const findSheet = () => document.querySelector<HTMLElement>('style[data-sheet]');

/** Returns the address of the full style sheet; empty if the document contains all of it. */
export const sheetAddress = (): string => findSheet()?.dataset.sheet ?? '';

/**
 * Loads the full style sheet. The document inlines only the rules that it needs itself; content that is added
 * later may need the rest.
 * @throws if it could not be loaded
 */
export async function loadSheet(): Promise<void> {
  const href = sheetAddress();
  if (href) await loadOnce(href, createLink({ rel: 'stylesheet', href }), findSheet());
}

/**
 * Reloads a document whose build has been replaced, by the script that every build has at the same address.
 * Does nothing if that script could not be loaded: then a newer document is unavailable, too.
 */
export async function loadNewBuild(missing: string, isReady: () => boolean): Promise<void> {
  try {
    await loadOnce(NEW_BUILD_SCRIPT);
    window.docsShell?.replaceDocument?.(missing, isReady);
  } catch {
    // The next sign of a reader tries again.
  }
}
