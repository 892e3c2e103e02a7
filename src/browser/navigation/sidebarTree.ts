import { whileParsing } from '../documentMoments';
import { parseSidebarState, type SidebarState } from '../../model/navigation/sidebarState';
import { isTreeHtml } from '../../model/navigation/treeHtml';
import { readStored, writeStored } from '../storage';
import { trustedHtml } from '../trustedTypes';
import { whenShown } from '../whenShown';

/** Height of the filter, which stays in view above the tree. */
const FILTER_PX = 64;

/** Returns the HTML of a whole tree from this tab's storage; null if there is none, or something else. */
export function readTree(href: string): string | null {
  const stored = readStored(href, 'sessionStorage');
  return stored !== null && isTreeHtml(stored) ? stored : null;
}

/** Restores open groups and scroll. */
export function restoreState(nav: HTMLElement): void {
  const { open, scroll, pathname } = readState(nav);
  const stored = readTree(nav.dataset.navHref ?? '');
  if (stored) showTree(nav, stored, open);
  nav.scrollTop = scroll;
  // After a reload the scroll position stays as it was.
  if (pathname !== nav.dataset.pathname) revealPage(nav);
}

/** Scrolls the entry of the current page to the middle of the sidebar, unless it is in view. */
export function revealPage(nav: HTMLElement): void {
  const box = nav.getBoundingClientRect();
  const current = nav.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (current?.height && (current.bottom > box.bottom || current.top < box.top + FILTER_PX)) {
    nav.scrollTop += current.top - box.top - box.height / 2;
  }
}

/**
 * Restores open groups and scroll of the sidebar before it is painted: in the first frame that has all of it,
 * or when the document is parsed, if that is earlier. Both need the document's layout anyway. A script after
 * the sidebar would block the parser for a separate layout before the text. A prerendered document has a copy of the
 * storage from before: it restores them again when it is shown.
 */
export function restoreSidebar(): void {
  let isAwaited = true;
  whenShown(() => {
    const nav = isAwaited ? null : findSidebar();
    if (nav) restoreState(nav);
  });
  whileParsing(() => {
    if (!isAwaited) return;
    const nav = findSidebar();
    // The sidebar is complete once an element follows it.
    isAwaited = document.readyState === 'loading' && !nav?.nextSibling;
    if (!isAwaited && nav) restoreState(nav);
  });
}

/** Returns the sidebar of the document. */
export function findSidebar(): HTMLElement | null {
  return document.getElementById('_sidebar');
}

/** Returns the element that contains the tree. */
export function findTree(): HTMLElement | null {
  return document.getElementById('_tree');
}

/** Opens or closes a group; does nothing if its list is missing. */
export function setOpen(group: Element, open: boolean): void {
  const button = group.querySelector(':scope>div>button');
  const list = group.querySelector<HTMLElement>(':scope>ul');
  if (!button || !list) return;
  button.setAttribute('aria-expanded', String(open));
  list.hidden = !open;
}

/** Marks the link to the page and opens its parent groups. */
function markPage(nav: HTMLElement): void {
  const { pathname } = nav.dataset;
  const link = nav.querySelector(`a[href="${nav.dataset.href}"]`);
  if (!link || !pathname) return;
  link.setAttribute('aria-current', 'page');
  for (
    let group = link.closest('.nav-group');
    group;
    group = group.parentElement?.closest('.nav-group') ?? null
  )
    setOpen(group, true);
}

/** Replaces the tree with the complete one and restores its state. */
export function showTree(nav: HTMLElement, html: string, open: readonly string[]): void {
  const list = findTree();
  if (!list) return;
  const top = nav.scrollTop;
  list.innerHTML = trustedHtml(html);
  list.dataset.whole = '';
  for (const group of list.querySelectorAll<HTMLElement>('.nav-group')) {
    if (open.includes(group.dataset.group ?? '')) setOpen(group, true);
  }
  markPage(nav);
  nav.scrollTop = top;
}

function stateKey(nav: HTMLElement): string {
  return `sidebar ${nav.dataset.product ?? ''}`;
}

/** Returns the sidebar state saved in this tab; by default nothing is open. */
export function readState(nav: HTMLElement): SidebarState {
  return parseSidebarState(readStored(stateKey(nav), 'sessionStorage'));
}

/** Saves the open groups and the scroll position in this tab. */
export function saveState(nav: HTMLElement): void {
  const open = [...nav.querySelectorAll<HTMLElement>('.nav-group')]
    .filter((group) => group.querySelector('[aria-expanded="true"]')?.closest('li') === group)
    .map((group) => group.dataset.group ?? '');
  writeStored(
    stateKey(nav),
    JSON.stringify({ open, scroll: nav.scrollTop, pathname: nav.dataset.pathname }),
    'sessionStorage',
  );
}
