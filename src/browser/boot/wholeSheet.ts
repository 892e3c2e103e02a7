import { createLink } from './loadElement';
import { loadOnce } from './loadOnce';

const findSheet = () => document.querySelector<HTMLElement>('style[data-sheet]');

/** The address of the whole sheet; empty where the document has all of it. */
export const sheetAddress = (): string => findSheet()?.dataset.sheet ?? '';

/**
 * Loads the whole sheet: the document holds what it needs itself of it; what is added may need the rest.
 * @throws where it can't be loaded
 */
export async function loadSheet(): Promise<void> {
  const href = sheetAddress();
  if (href) await loadOnce(href, createLink({ rel: 'stylesheet', href }), findSheet());
}
