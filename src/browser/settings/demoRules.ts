import { THEME_QUERY } from '../../model/settings/appearance';
import { DEMO_RULES_KEY, parseThemeRules, themeSheet } from '../../model/demoTheme/themeRules';
import { root } from '../root';
import { followChoice } from './storedChoice';

let sheet: CSSStyleSheet | undefined;

/** Replaces the rules of the reader's theme in this document. */
export function applyDemoRules(rules: string): void {
  // Pictures of demos show the library's own look.
  root.toggleAttribute('data-themed', Boolean(rules));
  if (!sheet) {
    if (!rules) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(themeSheet(rules));
}

/**
 * Applies the stored theme to demos before the first paint, and later choices. If the address has a theme, the
 * style sheet hides demos until their island has applied it, which takes the product's library.
 * @param showMode called with the color mode of the theme in the address; a frame follows the page instead
 */
export function startDemoTheme(showMode?: (mode: 'light' | 'dark') => void): void {
  const shared = THEME_QUERY.exec(location.search);
  if (shared) {
    root.dataset.demoTheme = '';
    if (shared[1]) showMode?.(shared[1] as 'light' | 'dark');
  }
  followChoice(DEMO_RULES_KEY, parseThemeRules, applyDemoRules);
}
