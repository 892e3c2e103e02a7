import type { ThemeChoices } from '../../model/demoTheme/ThemeChoices';

let theme: ThemeChoices | undefined;
const listeners = new Set<() => void>();

/**
 * Calls the listener when demos get another theme, in this tab or another. Returns a function that
 * unsubscribes.
 */
export function subscribeDemoTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the reader's theme for demos; undefined if it is the library's own, or not yet read. */
export function getDemoTheme(): ThemeChoices | undefined {
  return theme;
}

/** Returns the theme in which documents show demos: the library's own. */
export function getServerDemoTheme(): undefined {
  return undefined;
}

/** Shows demos in a theme; `storedTheme` stores it. */
export function showDemoTheme(next: ThemeChoices | undefined): void {
  theme = next;
  for (const listener of listeners) listener();
}
