import { fetchFile } from '../fetching/fetchFile';
import { onceEach } from '../onceEach';
import { readStored, writeStored } from '../storage';
import { findSidebar, findTree, markPage, setOpen, showTree, readState, saveState } from './sidebarTree';

/**
 * The sidebar in the browser. Its HTML is drawn at build; here its groups open and close, the rest of its tree is
 * fetched when first needed, and scroll and open groups outlive navigation. Needs no framework, so that it works
 * before one is there, and goes on working beside it: the frame only sets `data-nav-href` and `data-pathname`.
 */

/** Address of the tree of which a part, or the whole, is shown. */
let shown: string | undefined;

/** The whole tree's HTML, from this tab's storage or from the network. */
const fetchTree = onceEach(async (href): Promise<string> => {
  const stored = readStored(href, 'sessionStorage');
  if (stored) return stored;
  const { html } = (await (await fetchFile(href)).json()) as { html: string };
  writeStored(href, html, 'sessionStorage');
  return html;
});

function isWhole(nav: HTMLElement): boolean {
  return findTree()?.dataset.whole === nav.dataset.navHref;
}

/** Completes the tree; false where it can't be had, and the links to section pages have to do. */
async function completeTree(nav: HTMLElement): Promise<boolean> {
  const href = nav.dataset.navHref;
  if (!href) return false;
  if (isWhole(nav)) return true;
  try {
    const html = await fetchTree(href);
    if (nav.dataset.navHref !== href) return false;
    if (!isWhole(nav)) {
      showTree(nav, html, readState(nav).open);
      shown = href;
      filterTree(nav, true);
    }
    return true;
  } catch {
    return false;
  }
}

/** Opens or closes the group of a button; without its list, and without a network, goes to its section page. */
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

/** Filters the tree by what is typed, once all of it is there; where it can't be had, the part that is. */
export async function filterSidebar(): Promise<void> {
  const nav = findSidebar();
  if (!nav) return;
  await completeTree(nav);
  // Of what is there by now: it may be the tree of another product.
  filterTree(nav, isWhole(nav));
}

/** Keeps the sidebar in step with the page that the frame names in the sidebar's attributes. */
export function watchSidebar(): void {
  const nav = findSidebar();
  if (!nav) return;
  shown = nav.dataset.navHref;
  const { open } = readState(nav);
  if (open.some((pathname) => !nav.querySelector(`[data-group="${CSS.escape(pathname)}"] > ul`))) {
    void completeTree(nav);
  }
  nav.addEventListener('scroll', () => saveState(nav), { passive: true });
  new MutationObserver(() => {
    if (nav.matches(':popover-open')) nav.hidePopover();
    if (shown !== nav.dataset.navHref || !hasPage(nav)) void completeTree(nav);
    markPage(nav);
    saveState(nav);
  }).observe(nav, { attributeFilter: ['data-pathname', 'data-nav-href'] });
}

function hasPage(nav: HTMLElement): boolean {
  const href = nav.dataset.href ?? '';
  return [...nav.querySelectorAll('a[href]')].some((link) => link.getAttribute('href') === href);
}

/**
 * Shows only the entries that hold every word typed above the tree, in all groups; an empty field brings the tree back.
 * @param whole all of the tree is there; where it is not, groups without their list may hold what is looked for
 */
function filterTree(nav: HTMLElement, whole: boolean): void {
  const typed = nav.querySelector<HTMLInputElement>('[data-nav-filter]')?.value ?? '';
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const list = findTree();
  if (!list) return;
  const isOn = words.length > 0;
  list.toggleAttribute('data-filtered', isOn);
  const show = (item: Element, above: string): boolean => {
    const text = `${above} ${item.querySelector('a')?.textContent ?? ''}`.toLowerCase();
    const children = [...item.querySelectorAll(':scope > ul > li')].map((child) => show(child, text));
    const hit =
      words.every((word) => text.includes(word)) || (!whole && item.matches('.nav-group:not(:has(> ul))'));
    const shown = !isOn || children.includes(true) || (hit && children.length === 0);
    item.toggleAttribute('data-filtered-out', !shown);
    return shown;
  };
  const found = [...list.querySelectorAll(':scope > ul > li')].map((item) => show(item, '')).includes(true);
  // Of what is not there nothing can be said.
  nav.querySelector('[data-nav-empty]')?.toggleAttribute('hidden', found || !isOn || !whole);
}
