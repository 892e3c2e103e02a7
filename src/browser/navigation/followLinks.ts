import type { NextRouter } from 'next/router';
import { decodeHash } from '../../model/routes/decodeHash';
import { closestTo } from '../boot/closestTo';
import { readRunTime, getCurrentPage } from './currentPage';

/** The link of an event when it leads to another page of this site and nothing asks for a document load. */
function pageLink(event: Event): HTMLAnchorElement | undefined {
  const link = closestTo<HTMLAnchorElement>(event, 'a');
  if (!link || link.origin !== window.location.origin) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  if (link.dataset.fullLoad !== undefined || !link.pathname.endsWith('/')) return undefined;
  return link;
}

function isSamePage(link: HTMLAnchorElement): boolean {
  return link.pathname === window.location.pathname && link.search === window.location.search;
}

/**
 * Lets every link to a page of this site, wherever it stands, navigate without loading a document, and fetches the
 * page's data when a link is pointed at or focused. Returns what undoes it.
 */
export function followLinks(router: NextRouter): () => void {
  // Of links that are followed at once the last one wins: the router would mix up two that start together. A page whose
  // data is there is drawn in one go; what the press itself changes is painted before that.
  let wish: string | undefined;
  const follow = (href: string) => {
    if (wish === undefined) {
      setTimeout(() => {
        const chosen = wish;
        wish = undefined;
        if (chosen === undefined) return;
        // The page that is shown needs no data, which may be out of reach: only its top is gone to. Another one may
        // stand at its address, such as the one that says that there is no network.
        const { href, origin, pathname } = window.location;
        const isHere = href === origin + chosen;
        const shallow = isHere && getCurrentPage()?.href === pathname;
        // Where its data can't be had, the router has nowhere else to go.
        if (isHere && !shallow && !chosen.includes('#')) window.location.reload();
        else void router.push(chosen, undefined, { shallow, scroll: true });
      });
    }
    wish = href;
  };
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = pageLink(event);
    // Where a fragment can't be decoded the framework throws, the browser does not.
    if (!link || decodeHash(link.hash) === undefined) return;
    // A place on this page goes through the router as well, which keeps the scroll of each entry of the history.
    const isPlace = isSamePage(link) && link.hash !== '';
    // A new build is in force: the next page is loaded whole.
    if (!isPlace && document.documentElement.dataset.fullLoads !== undefined && navigator.onLine) return;
    event.preventDefault();
    closePopovers();
    follow(link.pathname + link.search + link.hash);
  };
  const prefetch = (event: Event) => {
    const link = pageLink(event);
    if (!link || isSamePage(link)) return;
    // The worker gives no data for the offline page: its list is filled in as its document goes out.
    if (!link.pathname.endsWith(readRunTime()?.offline ?? '?')) void router.prefetch(link.pathname);
  };
  document.addEventListener('click', click);
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  return () => {
    document.removeEventListener('click', click);
    document.removeEventListener('pointerover', prefetch);
    document.removeEventListener('focusin', prefetch);
  };
}

/** A menu that a link was chosen from closes, as it would on a document load. */
function closePopovers(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}
