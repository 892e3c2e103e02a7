import { readStored, writeStored } from '../storage/storage';

/**
 * The sidebar in the browser. Its HTML is drawn at build; here its groups open and close, the rest of its tree is
 * fetched when first needed, and scroll and open groups outlive navigation. Needs no framework, so that it works
 * before one is there, and goes on working beside it: the frame only sets `data-nav-href` and `data-pathname`.
 */
const ID = 'sidebar';
const TREE = 'sidebar-tree';
/** Addresses of whole trees that this document has, with their HTML. */
const trees = new Map<string, Promise<string>>();
/** Address of the tree of which a part, or the whole, is shown. */
let shown: string | undefined;

function sidebar(): HTMLElement | null {
  return document.getElementById(ID);
}

function tree(): HTMLElement | null {
  return document.getElementById(TREE);
}

function stateKey(nav: HTMLElement): string {
  return `sidebar ${nav.dataset.product ?? ''}`;
}

interface State {
  open: string[];
  scroll: number;
  /** Page that was shown when the scroll was kept. */
  pathname: string;
}

function readState(nav: HTMLElement): State {
  try {
    const state = JSON.parse(readStored(stateKey(nav), 'sessionStorage') ?? '') as Partial<State> | null;
    return {
      open: Array.isArray(state?.open) ? state.open.filter((item) => typeof item === 'string') : [],
      scroll: Number(state?.scroll) || 0,
      pathname: String(state?.pathname ?? ''),
    };
  } catch {
    return { open: [], scroll: 0, pathname: '' };
  }
}

function saveState(nav: HTMLElement): void {
  const open = [...nav.querySelectorAll<HTMLElement>('.nav-group')]
    .filter((group) => group.querySelector('[aria-expanded="true"]')?.closest('li') === group)
    .map((group) => group.dataset.group ?? '');
  writeStored(
    stateKey(nav),
    JSON.stringify({ open, scroll: nav.scrollTop, pathname: nav.dataset.pathname }),
    'sessionStorage',
  );
}

function setOpen(group: Element, open: boolean): void {
  const button = group.querySelector(':scope > div > button');
  const list = group.querySelector<HTMLElement>(':scope > ul');
  if (!button || !list) return;
  button.setAttribute('aria-expanded', String(open));
  list.hidden = !open;
}

/** The whole tree's HTML, from this tab's storage or from the network. */
async function fetchTree(href: string): Promise<string> {
  const stored = readStored(href, 'sessionStorage');
  if (stored) return stored;
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  const { html } = (await response.json()) as { html: string };
  writeStored(href, html, 'sessionStorage');
  return html;
}

function markPage(nav: HTMLElement): void {
  const { pathname } = nav.dataset;
  for (const link of nav.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
  const href = nav.dataset.href ?? '';
  const link = [...nav.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (candidate) => candidate.getAttribute('href') === href,
  );
  if (!link || !pathname) return;
  link.setAttribute('aria-current', 'page');
  for (
    let group = link.closest('.nav-group');
    group;
    group = group.parentElement?.closest('.nav-group') ?? null
  ) {
    if (group.querySelector(':scope > ul')) setOpen(group, true);
  }
}

function showTree(nav: HTMLElement, html: string, open: readonly string[]): void {
  const list = tree();
  if (!list) return;
  const top = nav.scrollTop;
  list.innerHTML = html;
  list.dataset.whole = nav.dataset.navHref;
  shown = nav.dataset.navHref;
  for (const group of list.querySelectorAll<HTMLElement>('.nav-group')) {
    if (open.includes(group.dataset.group ?? '')) setOpen(group, true);
  }
  markPage(nav);
  nav.scrollTop = top;
}

function isWhole(nav: HTMLElement): boolean {
  return tree()?.dataset.whole === nav.dataset.navHref;
}

/** Completes the tree; false where it can't be had, and the links to section pages have to do. */
async function completeTree(nav: HTMLElement): Promise<boolean> {
  const href = nav.dataset.navHref;
  if (!href) return false;
  if (isWhole(nav)) return true;
  let pending = trees.get(href);
  if (!pending) {
    pending = fetchTree(href);
    trees.set(href, pending);
    pending.catch(() => trees.delete(href));
  }
  try {
    const html = await pending;
    if (nav.dataset.navHref !== href) return false;
    if (!isWhole(nav)) showTree(nav, html, readState(nav).open);
    return true;
  } catch {
    return false;
  }
}

/** Opens or closes the group of a button; without its list, and without a network, goes to its section page. */
export async function toggleGroup(button: HTMLElement): Promise<void> {
  const nav = sidebar();
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

/** Shows only the entries that hold every typed word, in all groups; an empty field brings the tree back. */
export async function filterSidebar(input: HTMLInputElement): Promise<void> {
  const nav = sidebar();
  if (!nav) return;
  await completeTree(nav);
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const list = tree();
  if (!list) return;
  list.toggleAttribute('data-filtered', words.length > 0);
  const show = (item: Element, above: string): boolean => {
    const text = `${above} ${item.querySelector('a')?.textContent ?? ''}`.toLowerCase();
    const children = [...item.querySelectorAll(':scope > ul > li')].map((child) => show(child, text));
    const hit = words.every((word) => text.includes(word));
    const shown = words.length === 0 || children.includes(true) || (hit && children.length === 0);
    item.toggleAttribute('data-filtered-out', !shown);
    return shown;
  };
  const found = [...list.querySelectorAll(':scope > ul > li')].map((item) => show(item, '')).includes(true);
  nav.querySelector<HTMLElement>('[data-nav-empty]')?.toggleAttribute('hidden', found || words.length === 0);
}

/** Called right behind the sidebar's HTML, before it is painted: brings back open groups and scroll. */
export function restoreSidebar(): void {
  const nav = sidebar();
  if (!nav) return;
  const { open, scroll, pathname } = readState(nav);
  const stored = readStored(nav.dataset.navHref ?? '', 'sessionStorage');
  if (stored) showTree(nav, stored, open);
  else if (open.some((pathname) => !nav.querySelector(`[data-group="${CSS.escape(pathname)}"] > ul`))) {
    void completeTree(nav);
  }
  nav.scrollTop = scroll;
  // A reload leaves everything where it was.
  if (pathname === nav.dataset.pathname) return;
  const current = nav.querySelector('[aria-current="page"]');
  const box = nav.getBoundingClientRect();
  const place = current?.getBoundingClientRect();
  if (place && box.height > 0 && (place.bottom > box.bottom || place.top < box.top + 64)) {
    nav.scrollTop += place.top - box.top - box.height / 2;
  }
}

/** Keeps the sidebar in step with the page that the frame names in the sidebar's attributes. */
export function watchSidebar(): void {
  const nav = sidebar();
  if (!nav) return;
  shown ??= nav.dataset.navHref;
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
