import { apiViewKey, parseApiView } from '../../model/settings/apiView';
import { readStored, writeStored } from '../storage/storage';

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

/** Brings the entry that the address names into view, out of a closed group if need be. */
export function showApiTarget(): void {
  let hash: string;
  try {
    hash = decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return;
  }
  if (!hash) return;
  const exact = document.getElementById(hash);
  const target = exact ?? findEntry(hash);
  const group = target?.closest<HTMLDetailsElement>('details.api-group');
  if (group && !group.open) group.open = true;
  else if (exact) return;
  target?.scrollIntoView();
}

/** Puts the remembered view of every section of the page in force. */
export function restoreApiViews(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-api-section]')) {
    const view = parseApiView(readStored(apiViewKey(section.dataset.apiSection ?? '')));
    const input = section.querySelector<HTMLInputElement>(`[data-api-view][value="${view}"]`);
    if (input) input.checked = true;
  }
  showApiTarget();
}

function storeView(input: HTMLInputElement): void {
  const section = sectionOf(input)?.dataset.apiSection;
  if (section) writeStored(apiViewKey(section), input.value);
}

/** Takes over what the reader chose and typed before anything answered it; to be called before views are restored. */
export function takeOverApiChoices(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-api-view]')) {
    if (input.checked && !input.defaultChecked) storeView(input);
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-api-filter]')) {
    if (input.value.trim()) filterEntries(input);
  }
}

/** Answers the controls of API pages, on whatever page is shown. Returns what undoes it. */
export function watchApiPage(): () => void {
  const input = (event: Event) => {
    if (event.target instanceof HTMLInputElement && event.target.hasAttribute('data-api-filter')) {
      filterEntries(event.target);
    }
  };
  const change = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.hasAttribute('data-api-view')) storeView(target);
  };
  const storage = ({ key }: StorageEvent) => {
    if (key?.startsWith(apiViewKey(''))) restoreApiViews();
  };
  restoreApiViews();
  window.addEventListener('storage', storage);
  document.addEventListener('input', input);
  document.addEventListener('change', change);
  window.addEventListener('hashchange', showApiTarget);
  return () => {
    document.removeEventListener('input', input);
    document.removeEventListener('change', change);
    window.removeEventListener('hashchange', showApiTarget);
    window.removeEventListener('storage', storage);
  };
}
