import { CODE_TABS_PREFIX, codeTabsKey } from '../../model/settings/codeTabsKey';
import { writeStored } from '../storage/storage';
import { chosen, GROUP, listGroups, restoreCodeTabs, showTab } from './codeTabs';

/** Keeps the choice that an event tells of, and shows it in every group with the same key. */
export function keepCodeTab({ target: input }: Event): void {
  const group = input instanceof HTMLInputElement ? input.closest<HTMLElement>(GROUP) : null;
  if (!(input instanceof HTMLInputElement) || !group) return;
  const key = codeTabsKey(group.dataset.codeTabs ?? '');
  chosen.set(key, input.value);
  writeStored(key, input.value);
  const before = group.getBoundingClientRect().top;
  for (const other of listGroups()) {
    if (other !== group && other.dataset.codeTabs === group.dataset.codeTabs) showTab(other, input.value);
  }
  // Groups above may have become taller or shorter; what the reader looks at stays in its place.
  window.scrollBy({ top: group.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Shows what is chosen in other tabs of the browser. */
export function followCodeTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(CODE_TABS_PREFIX)) restoreCodeTabs();
  });
}
