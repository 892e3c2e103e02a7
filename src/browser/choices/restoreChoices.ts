import { forgetStored, readStored } from '../storage/storage';
import { choose, listGroups } from './choiceGroups';

/** What was chosen in this document, for browsers that deny storage or have no room. */
export const chosen = new Map<string, string>();

/**
 * Shows in every group of the page what was chosen last for its key. A value that no group with the key knows is
 * forgotten.
 */
export function restoreChoices(): void {
  const known = new Set<string>();
  const unknown = new Set<string>();
  for (const group of listGroups()) {
    const key = group.dataset.choice ?? '';
    const value = chosen.get(key) ?? readStored(key);
    if (value !== null) (choose(group, value) ? known : unknown).add(key);
  }
  for (const key of unknown) if (!known.has(key)) forgetStored(key);
}
