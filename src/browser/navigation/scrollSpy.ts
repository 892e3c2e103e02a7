import { decodeHash } from '../../model/routes/decodeHash';
import { closestTo } from '../boot/closestTo';

/** A heading above this line is being read, where the page can be scrolled on. */
const TOP_PX = 120;

/** Half a pixel each of scroll and layout, rounded by browsers. */
const ROUNDING_PX = 2;

function idOf(hash: string): string {
  return decodeHash(hash.slice(1)) ?? hash.slice(1);
}

/** What a link of the list of contents leads to; undefined where it is not shown, as in a closed group. */
function findTarget({ hash }: HTMLAnchorElement): HTMLElement | undefined {
  const target = document.getElementById(idOf(hash));
  return target?.checkVisibility() ? target : undefined;
}

/** Whether an element stands where the browser puts the target of a fragment: nobody has scrolled on since. */
function isLedTo(element: HTMLElement, left: number): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const place = parseFloat(scrollPaddingTop) + parseFloat(getComputedStyle(element).scrollMarginTop);
  const { top } = element.getBoundingClientRect();
  return left < 1 ? top > place - ROUNDING_PX && top < innerHeight : Math.abs(top - place) < ROUNDING_PX;
}

/** The line above which a heading is being read, in px below the upper edge of the window. */
function findLine(left: number): number {
  // What the last screenful holds can't be scrolled up to the line: there the line comes down to meet it.
  const span = innerHeight - TOP_PX;
  const way = Math.min(span, scrollY + left);
  return TOP_PX + (span * Math.max(0, way - left)) / Math.max(1, way);
}

/**
 * Marks, in the list of contents, what is being read. Works on whatever page the frame shows.
 * @returns what is told of every click
 */
export function startScrollSpy(): (event: Event) => void {
  let waiting = false;
  let wanted = '';
  let known = '';
  let isThere = false;
  const want = (hash: string) => {
    wanted = idOf(hash);
    isThere = false;
  };
  const mark = () => {
    waiting = false;
    const toc = document.getElementById('_toc');
    if (!toc) return;
    if (known !== location.href) want(location.hash);
    known = location.href;
    const links = [...toc.querySelectorAll('a')];
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    // Several headings may be in view: the one that was asked for is meant.
    const asked = links.find(({ hash }) => idOf(hash) === wanted);
    const target = asked && findTarget(asked);
    const wasThere = isThere;
    isThere = target !== undefined && isLedTo(target, left);
    // Once its reader has scrolled on it is as good as any other.
    if (wasThere && !isThere) wanted = '';
    let current = isThere ? asked : undefined;
    if (!current) {
      const line = findLine(left);
      for (const link of links) {
        const top = findTarget(link)?.getBoundingClientRect().top;
        if (top !== undefined && top > line) break;
        if (top !== undefined) current = link;
      }
    }
    // Written behind all that is read, and only where it changes.
    const marked = toc.querySelector('[aria-current]');
    if (marked === (current ?? null)) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
  };
  const schedule = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(mark);
  };
  schedule();
  for (const type of ['scroll', 'hashchange']) window.addEventListener(type, schedule, { passive: true });
  return (event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href^="#"]');
    if (!link) return;
    // The router changes the address later, without an event, and not at all where it stays. A change that was not
    // noticed before must not count as one that came after the click.
    known = location.href;
    want(link.hash);
    schedule();
  };
}
