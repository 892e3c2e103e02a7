import { forgetStored, readStored, writeStored } from '../storage';

const GROUP = '[data-choice]';

/**
 * Every group of radio buttons on the page whose choice is kept: code tabs, views of the API reference. `data-choice`
 * is the key under which it is stored.
 */
function listGroups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(GROUP)];
}

/** Chooses a value in a group; false where the group has no such value. */
function choose(group: HTMLElement, value: string): boolean {
  const input = [...group.querySelectorAll('input')].find((radio) => radio.value === value);
  if (!input) return false;
  input.checked = true;
  return true;
}

/** What was chosen in this document, for browsers that deny storage or have no room. */
const chosen = new Map<string, string>();

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
