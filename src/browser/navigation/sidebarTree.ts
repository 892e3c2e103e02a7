import { whileParsing } from '../boot/documentMoments';
import { readStored, writeStored } from '../storage';

/** Brings back open groups and scroll. */
function restore(nav: HTMLElement): void {
  const { open, scroll, pathname } = readState(nav);
  const stored = readStored(nav.dataset.navHref ?? '', 'sessionStorage');
  if (stored) showTree(nav, stored, open);
  nav.scrollTop = scroll;
  // A reload leaves everything where it was.
  if (pathname === nav.dataset.pathname) return;
  const current = nav.querySelector('[aria-current=page]');
  const box = nav.getBoundingClientRect();
  const place = current?.getBoundingClientRect();
  if (place && (place.bottom > box.bottom || place.top < box.top + 64)) {
    nav.scrollTop += place.top - box.top - box.height / 2;
  }
}

/**
 * Brings back open groups and scroll of the sidebar before it is painted: in the first frame that has all of it, or
 * where the document is whole before there is a frame. Both need the document's layout anyway; a script behind the
 * sidebar would stop the parser for a layout of its own, ahead of the text.
 */
export function restoreSidebar(): void {
  let isAwaited = true;
  whileParsing(() => {
    if (!isAwaited) return;
    const nav = findSidebar();
    // All of it is there once something stands behind it.
    isAwaited = document.readyState === 'loading' && !nav?.nextSibling;
    if (!isAwaited && nav) restore(nav);
  });
}

/** The sidebar of the document. */
export function findSidebar(): HTMLElement | null {
  return document.getElementById('_sidebar');
}

/** The element that holds its tree. */
export function findTree(): HTMLElement | null {
  return document.getElementById('_tree');
}

/** Opens or closes a group whose list is there. */
export function setOpen(group: Element, open: boolean): void {
  const button = group.querySelector(':scope>div>button');
  const list = group.querySelector<HTMLElement>(':scope>ul');
  if (!button || !list) return;
  button.setAttribute('aria-expanded', String(open));
  list.hidden = !open;
}

/** Marks the link to the page that is shown, and opens the groups above it. */
export function markPage(nav: HTMLElement): void {
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
  )
    setOpen(group, true);
}

/** Puts the whole tree in the place of what is there, in its state; `data-whole` says which one it is. */
export function showTree(nav: HTMLElement, html: string, open: readonly string[]): void {
  const list = findTree();
  if (!list) return;
  const top = nav.scrollTop;
  list.innerHTML = html;
  list.dataset.whole = nav.dataset.navHref;
  for (const group of list.querySelectorAll<HTMLElement>('.nav-group')) {
    if (open.includes(group.dataset.group ?? '')) setOpen(group, true);
  }
  markPage(nav);
  nav.scrollTop = top;
}

function stateKey(nav: HTMLElement): string {
  return `sidebar ${nav.dataset.product ?? ''}`;
}

/** What outlives navigation. */
interface SidebarState {
  open: string[];
  scroll: number;
  /** Page that was shown when the scroll was kept. */
  pathname: string;
}

/** What this tab has kept of the sidebar; nothing is open where it has kept nothing. */
export function readState(nav: HTMLElement): SidebarState {
  let state: Partial<SidebarState> | null = null;
  try {
    state = JSON.parse(readStored(stateKey(nav), 'sessionStorage') ?? '') as Partial<SidebarState> | null;
  } catch {
    // As if nothing had been kept.
  }
  return {
    open: Array.isArray(state?.open) ? state.open.filter((item) => typeof item === 'string') : [],
    scroll: Number(state?.scroll) || 0,
    pathname: String(state?.pathname ?? ''),
  };
}

/** Keeps in this tab what is open and where the sidebar is scrolled to. */
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
