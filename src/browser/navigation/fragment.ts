import { decodeHash } from '../../model/routes/decodeHash';
import { closestTo } from '../closestTo';

/** Returns the element that the fragment of the address names; null if there is none. */
export function findNamed(): HTMLElement | null {
  const hash = decodeHash(window.location.hash.slice(1));
  return hash ? document.getElementById(hash) : null;
}

/** Opens all closed details around an element; false if there are none. */
export function openDetails(target: Element): boolean {
  const closed = target.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return false;
  closed.open = true;
  openDetails(closed);
  return true;
}

/**
 * Calls a function when a fragment is followed on the page: by a link, by hand, by going back or forward
 * (`isTraversing`), or by a link to the same address again, after which no other event follows.
 */
export function watchFragments(follow: (isTraversing: boolean) => void): void {
  // Not every browser has it: https://developer.mozilla.org/docs/Web/API/Navigation_API
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  let isTraversing = false;
  navigation?.addEventListener('navigate', ({ navigationType }) => {
    isTraversing = navigationType === 'traverse';
  });
  window.addEventListener('hashchange', () => follow(isTraversing));
  document.addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href^="#"]');
    if (link && link.hash === window.location.hash) follow(false);
  });
}

/**
 * Whether the page was opened at its fragment, and the reader has neither scrolled nor come back to it: then the
 * browser restores the position.
 */
export function isJustOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && window.scrollY === 0;
}

/**
 * Opens the closed details around the element that the address names, now and whenever a fragment is followed, and
 * scrolls to it. Some browsers do this by themselves. For going back or forward, the browser restores the position.
 */
export function openNamedDetails(): void {
  const open = (isScrolling: boolean) => {
    const target = findNamed();
    if (target && openDetails(target) && isScrolling) target.scrollIntoView();
  };
  open(isJustOpened());
  watchFragments((isTraversing) => open(!isTraversing));
}
