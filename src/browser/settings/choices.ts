import { forgetStored, readStored, writeStored } from '../storage';

const GROUP = '[data-choice]';

/**
 * Returns all groups of radio buttons whose choice is stored: code tabs and views of the API reference.
 * `data-choice` is the storage key.
 */
function listGroups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(GROUP)];
}

/** Selects a value in a group; false if the group does not have the value. */
function choose(group: HTMLElement, value: string): boolean {
  const input = [...group.querySelectorAll('input')].find((radio) => radio.value === value);
  if (!input) return false;
  input.checked = true;
  return true;
}

/** The choices made in this document, for browsers that deny storage or have no room. */
const chosen = new Map<string, string>();

/**
 * Selects the stored choice in every group of the page. Removes a stored value that no group with its key
 * has.
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

/** Stores the choice made by an event and selects it in every group with the same key. */
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
  // Groups above may have changed height; keep this group at the same position in the window.
  window.scrollBy({ top: group.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Applies choices made in other tabs of the browser. */
export function followChoices(): void {
  window.addEventListener('storage', ({ key }) => {
    // The latest choice applies, whichever tab it comes from.
    if (key !== null) chosen.delete(key);
    if (listGroups().some(({ dataset }) => dataset.choice === key)) restoreChoices();
  });
}

let restored = 0;

/**
 * Selects stored choices in the radio buttons that were parsed since the last call; earlier ones keep what
 * the reader has selected. Has to be called before every frame while the document is being parsed.
 */
export function restoreComing(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>(`${GROUP} input`)];
  for (const input of inputs.slice(restored)) {
    const key = input.closest<HTMLElement>(GROUP)?.dataset.choice;
    if (readStored(key ?? '') === input.value) input.checked = true;
  }
  restored = inputs.length;
}
