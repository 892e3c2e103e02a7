import { readStored } from '../storage/storage';
import { GROUP } from './choiceGroups';

let restored = 0;

/**
 * Shows what the reader has chosen before in the groups of radio buttons of which more has come since the last call;
 * the others are theirs. To be called ahead of every frame while the document comes.
 */
export function restoreComing(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>(`${GROUP} input`)];
  for (const input of inputs.slice(restored)) {
    const key = input.closest<HTMLElement>(GROUP)?.dataset.choice;
    if (readStored(key ?? '') === input.value) input.checked = true;
  }
  restored = inputs.length;
}
