import { writeStored } from '../storage/storage';
import { choose, GROUP, listGroups } from './choiceGroups';
import { chosen, restoreChoices } from './restoreChoices';

/** Keeps the choice that an event tells of, and shows it in every group with the same key. */
export function keepChoice({ target: input }: Event): void {
  const group = input instanceof HTMLInputElement ? input.closest<HTMLElement>(GROUP) : null;
  if (!(input instanceof HTMLInputElement) || !group) return;
  const key = group.dataset.choice ?? '';
  chosen.set(key, input.value);
  writeStored(key, input.value);
  const before = group.getBoundingClientRect().top;
  for (const other of listGroups()) {
    if (other !== group && other.dataset.choice === key) choose(other, input.value);
  }
  // Groups above may have become taller or shorter; what the reader looks at stays in its place.
  window.scrollBy({ top: group.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Shows what is chosen in other tabs of the browser. */
export function followChoices(): void {
  window.addEventListener('storage', ({ key }) => {
    // What was chosen last holds, wherever it was.
    if (key !== null) chosen.delete(key);
    if (listGroups().some(({ dataset }) => dataset.choice === key)) restoreChoices();
  });
}
