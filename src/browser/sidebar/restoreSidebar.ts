import { whileParsing } from '../boot/documentMoments';
import { readStored } from '../storage/storage';
import { findSidebar } from './findSidebar';
import { showTree } from './showTree';
import { readState } from './sidebarState';

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
