import { decodeHash } from '../../model/routes/decodeHash';
import { closestTo } from '../boot/closestTo';

/** A heading above this line is being read. */
const TOP_PX = 120;

/**
 * Marks, in the list of contents, the heading that is being read. Works on whatever page the frame shows.
 * @returns what is told of every click
 */
export function startScrollSpy(): (event: Event) => void {
  let waiting = false;
  let wanted = '';
  const want = (hash: string) => {
    wanted = decodeHash(hash.slice(1)) ?? hash.slice(1);
  };
  want(window.location.hash);
  const mark = () => {
    waiting = false;
    const toc = document.getElementById('_toc');
    if (!toc) return;
    let current: Element | undefined;
    // What the last screenful holds can't be scrolled up to the line: there the line comes down to meet it.
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    const line = TOP_PX + Math.max(0, innerHeight - TOP_PX - left);
    for (const heading of document.querySelectorAll('#main-content :is(h2, h3)[id]')) {
      if (heading.getBoundingClientRect().top > line) break;
      current = heading;
    }
    // At the end of the page, of several headings in view the one that was asked for is meant.
    const asked = left < 1 && document.getElementById(wanted);
    if (asked && asked.matches('#main-content :is(h2, h3)') && asked.getBoundingClientRect().top > 0) {
      current = asked;
    }
    const hash = current ? `#${current.id}` : '';
    for (const link of toc.querySelectorAll('a')) {
      const target = link.getAttribute('href') ?? '';
      if (hash !== '' && (target === hash || decodeHash(target) === hash))
        link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const schedule = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(mark);
  };
  schedule();
  window.addEventListener('scroll', schedule, { passive: true });
  return (event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href^="#"]');
    if (!link) return;
    want(link.hash);
    schedule();
  };
}
