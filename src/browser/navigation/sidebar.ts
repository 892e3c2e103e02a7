import { fetchFile } from '../fetching/fetchFile';
import { onceEach } from '../onceEach';
import { writeStored } from '../storage';
import { whenShown } from '../whenShown';
import { offerSearch } from './searchOffer';
import {
  findSidebar,
  findTree,
  readState,
  readTree,
  revealPage,
  saveState,
  setOpen,
  showTree,
} from './sidebarTree';

/**
 * The sidebar in the browser. Its HTML is rendered at build time. This module opens and closes its groups,
 * fetches the rest of its tree on demand, and keeps scroll and open groups from page to page.
 */

/** Returns the HTML of the whole tree, from this tab's storage or from the network. */
const fetchTree = onceEach(async (href): Promise<string> => {
  const stored = readTree(href);
  if (stored) return stored;
  const { html } = (await (await fetchFile(href)).json()) as { html: string };
  writeStored(href, html, 'sessionStorage');
  return html;
});

function isWhole(): boolean {
  return findTree()?.dataset.whole !== undefined;
}

/**
 * Completes the tree. Returns false if the tree is unavailable; then the links to section pages replace it.
 */
async function completeTree(nav: HTMLElement): Promise<boolean> {
  const href = nav.dataset.navHref;
  if (!href) return false;
  if (isWhole()) return true;
  try {
    const html = await fetchTree(href);
    if (!isWhole()) {
      showTree(nav, html, readState(nav).open);
      filterTree(nav, true);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens or closes the group of a button. If its list is missing and the network is unavailable, loads its
 * section page.
 */
export async function toggleGroup(button: HTMLElement): Promise<void> {
  const nav = findSidebar();
  const pathname = button.closest<HTMLElement>('.nav-group')?.dataset.group;
  if (!nav || pathname === undefined) return;
  const open = button.getAttribute('aria-expanded') !== 'true';
  const find = () =>
    [...nav.querySelectorAll<HTMLElement>('.nav-group')].find((item) => item.dataset.group === pathname);
  let group = find();
  if (!group?.querySelector(':scope > ul')) {
    saveState(nav);
    if (!(await completeTree(nav))) {
      const link = group?.querySelector<HTMLAnchorElement>(':scope > div > a');
      if (link) window.location.assign(link.href);
      return;
    }
    group = find();
    group?.querySelector<HTMLElement>(':scope > div > button')?.focus();
  }
  if (group) setOpen(group, open);
  saveState(nav);
}

/**
 * Filters the tree by the typed text once the tree is complete; if the tree is unavailable, filters the part
 * that is there.
 */
export async function filterSidebar(): Promise<void> {
  const nav = findSidebar();
  if (!nav) return;
  filterTree(nav, await completeTree(nav));
}

/**
 * Keeps the scroll position, and completes the tree if a group is open whose list is not in the document. The head script
 * has restored the rest (`restoreSidebar`).
 */
export function watchSidebar(): void {
  const nav = findSidebar();
  if (!nav) return;
  nav.addEventListener('scroll', () => saveState(nav), { passive: true });
  // A drawer has no scroll position while it is closed.
  nav.addEventListener('toggle', () => {
    if (nav.matches(':popover-open')) revealPage(nav);
  });
  whenShown(() => {
    const isMissing = (pathname: string) => !nav.querySelector(`[data-group="${CSS.escape(pathname)}"] > ul`);
    if (readState(nav).open.some(isMissing)) void completeTree(nav).then(() => revealPage(nav));
  });
}

/**
 * Shows only the entries that contain every word typed above the tree, in all groups. An empty field shows
 * the whole tree again.
 * @param whole whether the tree is complete; if it is not, groups without a list may contain matches
 */
function filterTree(nav: HTMLElement, whole: boolean): void {
  const typed = nav.querySelector<HTMLInputElement>('[data-nav-filter]')?.value ?? '';
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const list = findTree();
  if (!list) return;
  const isOn = words.length > 0;
  list.toggleAttribute('data-filtered', isOn);
  const show = (item: Element, above: string): boolean => {
    const text = `${above} ${item.querySelector('a, span')?.textContent ?? ''}`.toLowerCase();
    const children = [...item.querySelectorAll(':scope > ul > li')].map((child) => show(child, text));
    const hit =
      words.every((word) => text.includes(word)) || (!whole && item.matches('.nav-group:not(:has(> ul))'));
    const shown = !isOn || children.includes(true) || (hit && children.length === 0);
    item.toggleAttribute('data-filtered-out', !shown);
    return shown;
  };
  const found = [...list.querySelectorAll(':scope > ul > li')].map((item) => show(item, '')).includes(true);
  // Missing parts of the tree may contain matches.
  const none = nav.querySelector('[data-nav-empty]');
  none?.toggleAttribute('hidden', found || !isOn || !whole);
  offerSearch(none, typed);
}
