/**
 * The page for unknown addresses, of which hosts serve one document: puts the page in the language and the product of
 * the address in its place, before other islands start, names the address, and suggests pages.
 */
import { loadSheet } from '../browser/fetching/loadSheet';
import { restoreState, findSidebar } from '../browser/navigation/sidebarTree';
import { findNearest } from '../browser/notFound/findNearest';
import { loadNotFound } from '../browser/notFound/loadNotFound';
import { nameAddress } from '../browser/notFound/nameAddress';
import { suggestNearest } from '../browser/notFound/suggestNearest';
import { readFacts, replaceFacts } from '../browser/pageFacts';
import { root } from '../browser/root';
import { trustedHtml } from '../browser/trustedTypes';
import type { DrawnPage } from '../model/page/DrawnPage';
import { ROOT_ID } from '../shell/next/exportFormat';

function place({ html, title, direction, page, texts }: DrawnPage): void {
  const frame = document.getElementById(ROOT_ID);
  // What a reader uses already stays.
  if (!frame || frame.contains(document.activeElement)) return;
  frame.innerHTML = trustedHtml(html);
  document.title = title;
  root.lang = page.userLanguage;
  if (root.dataset.direction === 'auto') root.dir = direction;
  replaceFacts({ page, texts });
  const nav = findSidebar();
  if (nav) restoreState(nav);
}

async function suggest(): Promise<void> {
  const nearest = await findNearest(readFacts().page);
  const box = document.querySelector<HTMLElement>('[data-nearest]');
  if (box) suggestNearest(box, nearest);
}

/** Fulfilled once the page of the address is in place. */
export async function start(): Promise<void> {
  const drawn = await loadNotFound(readFacts().page);
  // The document has the styles of its own page.
  if (drawn)
    await loadSheet().then(
      () => place(drawn),
      () => undefined,
    );
  nameAddress();
  void suggest();
}
