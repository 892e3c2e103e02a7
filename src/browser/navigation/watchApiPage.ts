import type { NextRouter } from 'next/router';
import { decodeHash } from '../../model/routes/decodeHash';

const ENTRY = '.api-entries > li';

function sectionOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-api-section]');
}

/** Shows only the entries whose name holds what was typed; groups of inherited props open where they hold one. */
function filterEntries(input: HTMLInputElement): void {
  const section = sectionOf(input);
  if (!section) return;
  const wanted = input.value.trim().toLowerCase();
  let any = false;
  for (const entry of section.querySelectorAll(ENTRY)) {
    const name = entry.querySelector('.api-name a')?.textContent?.toLowerCase() ?? '';
    const hit = name.includes(wanted);
    entry.toggleAttribute('data-filtered-out', !hit);
    any ||= hit;
  }
  for (const group of section.querySelectorAll<HTMLDetailsElement>('.api-group')) {
    const hit = group.querySelector(`${ENTRY}:not([data-filtered-out])`) !== null;
    group.toggleAttribute('data-filtered-out', !hit);
    group.open = hit && wanted !== '';
  }
  section.querySelector('[data-api-none]')?.toggleAttribute('hidden', any);
}

/** The entry that an address in an older spelling means: capitals, hyphens and `css` for classes do not count. */
function findEntry(hash: string): HTMLElement | null {
  const bare = (text: string) => text.toLowerCase().replace(/[-_]/g, '');
  const forms = [hash, hash.replace(/-css-/, '-classes-'), hash.replace(/-slots?-/, '-css-')].map(bare);
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRY)];
  return entries.find(({ id }) => forms.includes(bare(id))) ?? null;
}

/** The entry that the address names; `isExact`: the browser finds it, too. */
function findTarget(): { target: HTMLElement; isExact: boolean } | undefined {
  const hash = decodeHash(window.location.hash.slice(1));
  const exact = hash ? document.getElementById(hash) : null;
  const target = exact ?? (hash ? findEntry(hash) : null);
  return target ? { target, isExact: exact !== null } : undefined;
}

/** Opens the closed group that an element stands in; false where there is none. */
function openGroup(target: HTMLElement): boolean {
  const group = target.closest<HTMLDetailsElement>('details.api-group:not([open])');
  if (group) group.open = true;
  return group !== null;
}

/** Shows all entries again where the filter hides one; false where it does not. */
function endFilter(target: HTMLElement): boolean {
  const input = target.closest('[data-filtered-out]') && sectionOf(target)?.querySelector('input');
  if (!input) return false;
  input.value = '';
  filterEntries(input);
  return true;
}

/**
 * Brings the entry that the reader has gone to into view, where neither the browser nor the router can: past the
 * filter, out of a closed group, or by an older spelling.
 */
function showApiTarget(): void {
  const { target, isExact } = findTarget() ?? {};
  if (!target) return;
  // An empty filter closes the groups.
  const isFreed = endFilter(target);
  if (openGroup(target) || isFreed || !isExact) target.scrollIntoView();
}

/**
 * Opens the group of the entry that the address names, on a page that has just come. In a document the browser may not
 * have found the entry: then it is brought into view, unless its reader has begun to scroll, or came back to it.
 */
export function openApiTarget(): void {
  const { target, isExact } = findTarget() ?? {};
  const isMissed = target && (openGroup(target) || !isExact);
  if (!isMissed || document.documentElement.dataset.ready !== undefined || window.scrollY > 0) return;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate') target.scrollIntoView();
}

/** Takes over what the reader typed before anything answered it. */
export function takeOverApiFilter(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-api-filter]')) {
    if (input.value.trim()) filterEntries(input);
  }
}

let isTyped = false;

/**
 * Answers the filters of API pages and leads to the entries that links name, on whatever page is shown. Returns what
 * undoes it.
 */
export function watchApiPage(events: NextRouter['events'], isTraversing: () => boolean): () => void {
  const input = (event: Event) => {
    if (event.target instanceof HTMLInputElement && event.target.hasAttribute('data-api-filter')) {
      filterEntries(event.target);
    }
  };
  // The router gives a state to every entry of the history; one without has just been made, for a fragment that was typed.
  const travel = ({ state }: PopStateEvent) => {
    isTyped = state === null;
  };
  const change = () => {
    if (isTyped) showApiTarget();
  };
  // Of a link the router tells, not the browser. Who goes back or forward is taken to where they were.
  const arrive = () => {
    if (!isTraversing()) showApiTarget();
  };
  document.addEventListener('input', input);
  window.addEventListener('popstate', travel);
  window.addEventListener('hashchange', change);
  events.on('hashChangeComplete', arrive);
  events.on('routeChangeComplete', arrive);
  return () => {
    document.removeEventListener('input', input);
    window.removeEventListener('popstate', travel);
    window.removeEventListener('hashchange', change);
    events.off('hashChangeComplete', arrive);
    events.off('routeChangeComplete', arrive);
  };
}
