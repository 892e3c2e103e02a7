import { decodeHash } from '../../model/routes/decodeHash';
import { parseUrl } from '../../model/routes/url';
import { findNamed, isJustOpened, openDetails, watchFragments } from './fragment';
import { offerSearch } from './searchOffer';

const ENTRY = ':is(.api-entries > li, .api-names > code, .section-pages > li, .section-names li)';
const GROUP = ':is(.api-group, [data-filter-group])';

function sectionOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-names]');
}

/**
 * Shows only the entries whose name contains the typed text, and the groups that contain one; groups of props
 * open.
 */
function filterEntries(input: HTMLInputElement): void {
  const section = sectionOf(input);
  if (!section) return;
  const wanted = input.value.trim().toLowerCase();
  let any = false;
  for (const entry of section.querySelectorAll(ENTRY)) {
    const name =
      (entry.querySelector('.api-name a, :scope > :is(a, strong)') ?? entry).textContent?.toLowerCase() ?? '';
    const hit = name.includes(wanted);
    entry.toggleAttribute('data-filtered-out', !hit);
    any ||= hit;
  }
  for (const group of section.querySelectorAll(GROUP)) {
    const hit = group.querySelector(`${ENTRY}:not([data-filtered-out])`) !== null;
    group.toggleAttribute('data-filtered-out', !hit);
    if (group instanceof HTMLDetailsElement) group.open = hit && wanted !== '';
  }
  const none = section.querySelector('[data-name-none]');
  none?.toggleAttribute('hidden', any);
  if (!any) offerSearch(none, input.value);
}

/**
 * Finds the entry for an address in an older spelling: ignores case, hyphens and underscores, and accepts
 * `css` for `classes` and `slot` for `css`.
 */
function findEntry(hash: string): HTMLElement | null {
  const bare = (text: string) => text.toLowerCase().replace(/[-_]/g, '');
  const forms = [hash, hash.replace(/-css-/, '-classes-'), hash.replace(/-slots?-/, '-css-')].map(bare);
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRY)];
  return entries.find(({ id }) => forms.includes(bare(id))) ?? null;
}

/** Returns the entry that the address names; `isExact` means that the browser finds it, too. */
function findTarget(): { target: HTMLElement; isExact: boolean } | undefined {
  const exact = findNamed();
  const hash = decodeHash(window.location.hash.slice(1));
  const target = exact ?? (hash ? findEntry(hash) : null);
  return target ? { target, isExact: exact !== null } : undefined;
}

/** Clears the filter if it hides an element; false if it does not. */
function endFilter(target: HTMLElement): boolean {
  const input = target.closest('[data-filtered-out]') && sectionOf(target)?.querySelector('input');
  if (!input) return false;
  input.value = '';
  filterEntries(input);
  return true;
}

/**
 * Scrolls to the entry that the reader navigated to if the browser cannot: because of the filter, a closed group, or an
 * older spelling.
 */
function showApiTarget(): void {
  const { target, isExact } = findTarget() ?? {};
  if (!target) return;
  // Clearing the filter closes the groups.
  const isFreed = endFilter(target);
  if (openDetails(target) || isFreed || !isExact) target.scrollIntoView();
}

/**
 * Opens the group of the entry that the address names. The browser may not have found the entry: then this scrolls to
 * it, unless the reader has started to scroll or came back to the page. A link that was followed in the meantime counts
 * more than what was typed before.
 */
export function openApiTarget(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { target, isExact } = findTarget() ?? {};
  const isFollowed = entry !== undefined && parseUrl(entry.name)?.hash !== window.location.hash;
  if (target && isFollowed && endFilter(target)) {
    openDetails(target);
    target.scrollIntoView();
    return;
  }
  const isMissed = target && (openDetails(target) || !isExact);
  if (isMissed && isJustOpened()) target.scrollIntoView();
}

/** Applies the text that the reader typed before the filters of names were ready. */
export function takeOverApiFilter(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-name-filter]')) {
    if (input.value.trim()) filterEntries(input);
  }
}

/**
 * Handles the filters of names, on API pages and in lists of pages, and shows the entries that links on the page and
 * typed fragments name, on every page. For going back or forward, the browser restores the position instead.
 */
export function watchApiPage(): void {
  watchFragments((isTraversing) => {
    if (!isTraversing) showApiTarget();
  });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.hasAttribute('data-name-filter')) filterEntries(target);
  });
}
