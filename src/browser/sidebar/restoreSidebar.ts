import { readStored } from '../storage/storage';
import { findSidebar } from './findSidebar';
import { showTree } from './showTree';
import { readState } from './sidebarState';

/** Called right behind the sidebar's HTML, before it is painted: brings back open groups and scroll. */
export function restoreSidebar(): void {
  const nav = findSidebar();
  if (!nav) return;
  const { open, scroll, pathname } = readState(nav);
  const stored = readStored(nav.dataset.navHref ?? '', 'sessionStorage');
  if (stored) showTree(nav, stored, open);
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
