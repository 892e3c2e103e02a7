import { createLink, loadElement } from '../loadElement';
import { onceEach } from '../onceEach';
import { fetchFile } from './fetchFile';

const findSheet = () => document.querySelector<HTMLElement>('style[data-sheet]');

/** Fulfilled once a sheet that somebody has asked for is there. */
function waitFor(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    if (link.sheet) resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', reject);
  });
}

/**
 * Links a style sheet, after an element. Its content is checked before (`fetchFile`), because browsers apply any part of
 * a style sheet without a sign.
 * @param findPrevious asked when the content is there: what was the last element before may have left the document
 * @throws if it could not be loaded
 */
export async function linkSheet(href: string, findPrevious: () => Element | null): Promise<void> {
  await fetchFile(href);
  await loadElement(createLink({ rel: 'stylesheet', href }), findPrevious());
}

const loadOnce = onceEach((href): Promise<void> => {
  // The loader and the islands are separate programs.
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  return known ? waitFor(known) : linkSheet(href, findSheet);
});

/**
 * Loads the complete style sheet. The document has only the rules that it needs itself; a part that is drawn later may
 * need the others.
 * @throws if it could not be loaded
 */
export async function loadSheet(): Promise<void> {
  const href = findSheet()?.dataset.sheet;
  if (href) await loadOnce(href);
}
