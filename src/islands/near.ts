/**
 * Marks the links that a reader may follow without a pause: the next page, and those of the sidebar that are in view.
 * The browser loads their pages by the rules in the document (`src/model/outputs/speculationRules.ts`).
 */
import { isMetered } from '../browser/isMetered';
import { findSidebar } from '../browser/navigation/sidebarTree';
import { NEAR, NEXT } from '../model/outputs/speculationRules';

/** Pages besides the next one. Browsers fetch them one after the other, about 20 kB each. */
const MOST = 4;

/** Returns the links in view of the sidebar: those after the current page, then those before it, the nearest first. */
function listNear(nav: HTMLElement): readonly Element[] {
  const { top, bottom } = nav.getBoundingClientRect();
  const links = [...nav.querySelectorAll('a[href]')].filter((link) => {
    const box = link.getBoundingClientRect();
    return box.height > 0 && box.top >= top && box.bottom <= bottom;
  });
  const current = links.findIndex((link) => link.matches('[aria-current]'));
  return [...links.slice(current + 1), ...links.slice(0, Math.max(current, 0)).toReversed()];
}

/** Marks links once; a page that is followed has its own. */
export function start(): void {
  if (isMetered()) return;
  document.querySelector('a[rel=next]')?.setAttribute(NEAR, NEXT);
  const nav = findSidebar();
  for (const link of nav ? listNear(nav).slice(0, MOST) : []) link.setAttribute(NEAR, '');
}
