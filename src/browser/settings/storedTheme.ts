import { formatTheme, parseTheme, type ThemeChoices } from '../../model/demoTheme/ThemeChoices';
import { DEMO_RULES_KEY, DEMO_THEME_KEY, parseThemeRules } from '../../model/demoTheme/themeRules';
import { forgetStored, readStored, writeStored } from '../storage';
import { getDemoTheme, showDemoTheme } from './demoTheme';

/** The rules of this document, for browsers without storage. */
let rules: string | undefined;

/** Shows demos in the stored theme. */
export function readStoredTheme(): void {
  const text = formatTheme(parseTheme(readStored(DEMO_THEME_KEY)));
  rules = undefined;
  // Demos do not render again for the same theme.
  if (text !== formatTheme(getDemoTheme() ?? {})) showDemoTheme(text ? parseTheme(text) : undefined);
}

/** Returns the style rules that the reader's theme means. */
export function getDemoRules(): string {
  return rules ?? parseThemeRules(readStored(DEMO_RULES_KEY));
}

/**
 * Applies a theme to all demos, and stores it.
 * @param nextRules what the theme changes in the variables of all products
 */
export function storeTheme(next: ThemeChoices, nextRules: string): void {
  const text = formatTheme(next);
  rules = nextRules;
  for (const [key, value] of [
    [DEMO_RULES_KEY, rules],
    // Last, because other tabs read both when this one changes.
    [DEMO_THEME_KEY, text],
  ] as const) {
    if (text) writeStored(key, value);
    else forgetStored(key);
  }
  // The head script applies it, as it does for a choice in another tab.
  dispatchEvent(new StorageEvent('storage', { key: DEMO_RULES_KEY, newValue: rules }));
  showDemoTheme(text ? next : undefined);
}
