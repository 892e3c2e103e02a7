import { CODE_TABS_PREFIX, codeTabsKey } from '../../model/settings/codeTabsKey';
import { forgetStored, readStored, writeStored } from '../storage/storage';

const GROUP = '[data-code-tabs]';
/** What was chosen in this document, for browsers that deny storage. */
const chosen = new Map<string, string>();

function listGroups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(GROUP)];
}

/** Shows the tab of a name in a group; false where the group has none. */
function show(group: HTMLElement, name: string): boolean {
  const tab = [...group.querySelectorAll('input')].find(({ value }) => value === name);
  if (!tab) return false;
  tab.checked = true;
  return true;
}

/**
 * Shows in every group of code tabs on the page the tab that was chosen last for its key. A name that no group with
 * the key knows is forgotten.
 */
export function restoreCodeTabs(): void {
  const unknown = new Map<string, boolean>();
  for (const group of listGroups()) {
    const key = codeTabsKey(group.dataset.codeTabs ?? '');
    const name = readStored(key) ?? chosen.get(key);
    if (name === undefined) continue;
    const known = show(group, name);
    unknown.set(key, unknown.get(key) !== false && !known);
  }
  for (const [key, nobodyKnows] of unknown) if (nobodyKnows) forgetStored(key);
}

/** Keeps a choice, and shows it in every group with the same key; in other tabs of the browser as well. */
export function watchCodeTabs(): void {
  document.addEventListener('change', (event) => {
    const input = event.target;
    const group = input instanceof HTMLInputElement ? input.closest<HTMLElement>(GROUP) : null;
    if (!(input instanceof HTMLInputElement) || !group) return;
    const key = codeTabsKey(group.dataset.codeTabs ?? '');
    chosen.set(key, input.value);
    writeStored(key, input.value);
    const before = group.getBoundingClientRect().top;
    for (const other of listGroups()) {
      if (other !== group && other.dataset.codeTabs === group.dataset.codeTabs) show(other, input.value);
    }
    // Groups above may have become taller or shorter; what the reader looks at stays in its place.
    window.scrollBy({ top: group.getBoundingClientRect().top - before, behavior: 'instant' });
  });
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(CODE_TABS_PREFIX)) restoreCodeTabs();
  });
}
