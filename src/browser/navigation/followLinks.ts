import type { NextRouter } from 'next/router';
import { decodeHash } from '../../model/routes/decodeHash';
import { closestTo } from '../boot/closestTo';
import { clock } from '../clock';
import { loadDocument, TIMEOUT_MS } from './brokenNavigation';
import { readRunTime, getCurrentPage } from './currentPage';

/**
 * Returns the link of an event if it leads to a page of this site and does not require a document load, as this
 * page with another query does: its parts read the query when they start.
 */
function pageLink(event: Event): HTMLAnchorElement | undefined {
  const link = closestTo<HTMLAnchorElement>(event, 'a');
  if (!link || link.origin !== window.location.origin) return undefined;
  if (link.pathname === window.location.pathname && !isSamePage(link)) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  if (link.dataset.fullLoad !== undefined || !link.pathname.endsWith('/')) return undefined;
  return link;
}

function isSamePage(link: HTMLAnchorElement): boolean {
  return link.pathname === window.location.pathname && link.search === window.location.search;
}

/**
 * Makes all links to pages of this site navigate without loading a document, and prefetches the data of a
 * page when a link to it is hovered or focused. Returns a function that removes the listeners.
 */
export function followLinks(router: NextRouter): () => void {
  // If several links are clicked at once, the last one wins: the router would mix up two navigations that
  // start together. A page with prefetched data renders synchronously, so the feedback to the press is
  // painted first.
  let wanted: string | undefined;
  let navigations = 0;
  const supersede = () => {
    navigations += 1;
  };
  const go = (href: string, shallow: boolean) => {
    supersede();
    const own = navigations;
    // If the router's list of pages did not load, it may stop without a navigation, or never settle.
    const load = () => {
      if (own === navigations && navigator.onLine) loadDocument(href);
    };
    const cancel = clock.after(TIMEOUT_MS, load);
    const settle = (isShown: boolean) => {
      cancel();
      if (!isShown) load();
    };
    router.push(href, undefined, { shallow, scroll: true }).then(settle, () => settle(false));
  };
  const follow = (href: string) => {
    if (wanted === undefined) {
      setTimeout(() => {
        const chosen = wanted;
        wanted = undefined;
        if (chosen === undefined) return;
        // The current page needs no data, which may be unavailable: only scroll to its top. A different page
        // may be shown at this address, such as the offline page.
        const { href, origin, pathname, search } = window.location;
        const isHere = href === origin + chosen;
        const isPlace = chosen.startsWith(`${pathname}${search}#`);
        const shallow = (isHere || isPlace) && getCurrentPage()?.href === pathname;
        // If its data is unavailable, the router has no other page to go to.
        if (isHere && !shallow && !chosen.includes('#')) window.location.reload();
        else go(chosen, shallow);
      });
    }
    wanted = href;
  };
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = pageLink(event);
    // For a fragment that cannot be decoded the framework throws; the browser does not.
    if (!link || decodeHash(link.hash) === undefined) return;
    // Fragments of this page also go through the router, which keeps the scroll position of each history
    // entry.
    const isPlace = isSamePage(link) && link.hash !== '';
    // A new build is active: load the next page as a whole document.
    if (!isPlace && document.documentElement.dataset.fullLoads !== undefined && navigator.onLine) return;
    event.preventDefault();
    closePopovers();
    follow(link.pathname + link.search + link.hash);
  };
  const prefetch = (event: Event) => {
    const link = pageLink(event);
    if (!link || isSamePage(link)) return;
    // The service worker sends no data for the offline page: it fills the list into the document.
    if (!link.pathname.endsWith(readRunTime()?.offline ?? '?')) void router.prefetch(link.pathname);
  };
  document.addEventListener('click', click);
  window.addEventListener('popstate', supersede);
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  return () => {
    document.removeEventListener('click', click);
    window.removeEventListener('popstate', supersede);
    document.removeEventListener('pointerover', prefetch);
    document.removeEventListener('focusin', prefetch);
  };
}

/** Closes open menus after a link in them is clicked, as a document load would. */
function closePopovers(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}
