import { decodeHash } from '../../model/routes/decodeHash';
import { closestTo } from '../closestTo';

/**
 * A heading above this line, in px from the top of the window, counts as being read if the page can be
 * scrolled further.
 */
const TOP_PX = 120;

/** Browsers round scroll and layout by up to half a pixel each. */
const ROUNDING_PX = 2;

function idOf(hash: string): string {
  return decodeHash(hash.slice(1)) ?? hash.slice(1);
}

/**
 * Returns the target of a link in the table of contents; undefined if it is not visible, for example in a
 * closed group.
 */
function findTarget({ hash }: HTMLAnchorElement): HTMLElement | undefined {
  const target = document.getElementById(idOf(hash));
  return target?.checkVisibility() ? target : undefined;
}

/** Returns where the browser scrolls the target of a fragment to, in px from the top of the window. */
function restingTopOf(element: HTMLElement): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return parseFloat(scrollPaddingTop) + parseFloat(getComputedStyle(element).scrollMarginTop);
}

/**
 * Returns whether an element is where the browser scrolls the target of a fragment to: the reader has not
 * scrolled since.
 */
function isScrolledTo(element: HTMLElement, left: number): boolean {
  const restingTop = restingTopOf(element);
  const { top } = element.getBoundingClientRect();
  return left < 1
    ? top > restingTop - ROUNDING_PX && top < innerHeight
    : Math.abs(top - restingTop) < ROUNDING_PX;
}

/** Returns the line above which a heading counts as being read, in px from the top of the window. */
function findLine(left: number): number {
  // Headings of the last screenful cannot be scrolled up to the line, so the line moves down towards them.
  const span = innerHeight - TOP_PX;
  const way = Math.min(span, scrollY + left);
  return TOP_PX + (span * Math.max(0, way - left)) / Math.max(1, way);
}

/**
 * Marks the section being read in the table of contents.
 * @returns a function to call on every click
 */
export function startScrollSpy(): (event: Event) => void {
  let waiting = false;
  let wanted = '';
  let isThere = false;
  const want = (hash: string) => {
    wanted = idOf(hash);
    isThere = false;
  };
  const mark = () => {
    waiting = false;
    const toc = document.getElementById('_toc');
    if (!toc) return;
    const links = [...toc.querySelectorAll('a')];
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    // Several headings may be in view; the requested one takes precedence.
    const asked = links.find(({ hash }) => idOf(hash) === wanted);
    const target = asked && findTarget(asked);
    const wasThere = isThere;
    isThere = target !== undefined && isScrolledTo(target, left);
    // After the reader scrolls away it no longer takes precedence.
    if (wasThere && !isThere) wanted = '';
    let current = isThere ? asked : undefined;
    if (!current) {
      const line = findLine(left);
      for (const link of links) {
        const element = findTarget(link);
        if (!element) continue;
        // What is below something sticky rests further down.
        if (element.getBoundingClientRect().top > Math.max(line, restingTopOf(element) + ROUNDING_PX)) break;
        current = link;
      }
      // Above the first heading, it is what comes next.
      current ??= links.find(findTarget);
    }
    // Write after all reads, and only on a change, to avoid extra layouts.
    const marked = toc.querySelector('[aria-current]');
    if (marked === (current ?? null)) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
    const name = document.querySelector('[data-toc-current]');
    if (name) name.textContent = current?.textContent ?? '';
  };
  const schedule = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(mark);
  };
  const follow = () => {
    want(location.hash);
    schedule();
  };
  follow();
  window.addEventListener('hashchange', follow);
  window.addEventListener('scroll', schedule, { passive: true });
  return (event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href^="#"]');
    if (!link) return;
    const list = document.getElementById('_toc-list');
    if (list?.contains(link) && list.matches(':popover-open')) list.hidePopover();
    // If the address stays the same, no event follows.
    want(link.hash);
    schedule();
  };
}
