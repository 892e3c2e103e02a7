export const GROUP = '[data-choice]';

/**
 * Every group of radio buttons on the page whose choice is kept: code tabs, views of the API reference. `data-choice`
 * is the key under which it is stored.
 */
export function listGroups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(GROUP)];
}

/** Chooses a value in a group; false where the group has no such value. */
export function choose(group: HTMLElement, value: string): boolean {
  const input = [...group.querySelectorAll('input')].find((radio) => radio.value === value);
  if (!input) return false;
  input.checked = true;
  return true;
}
