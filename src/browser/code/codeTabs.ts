import { codeTabsKey } from '../../model/settings/codeTabsKey';
import { forgetStored, readStored } from '../storage/storage';

export const GROUP = '[data-code-tabs]';
/** What was chosen in this document, for browsers that deny storage. */
export const chosen = new Map<string, string>();

/** Every group of code tabs on the page. */
export function listGroups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(GROUP)];
}

/** Shows the tab of a name in a group; false where the group has none. */
export function showTab(group: HTMLElement, name: string): boolean {
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
  const known = new Set<string>();
  const unknown = new Set<string>();
  for (const group of listGroups()) {
    const key = codeTabsKey(group.dataset.codeTabs ?? '');
    const name = readStored(key) ?? chosen.get(key);
    if (name !== undefined) (showTab(group, name) ? known : unknown).add(key);
  }
  for (const key of unknown) if (!known.has(key)) forgetStored(key);
}
