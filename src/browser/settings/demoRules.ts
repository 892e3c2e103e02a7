import { DEMO_RULES_KEY, parseThemeRules, themeSheet } from '../../model/demoTheme/themeRules';
import { root } from '../root';
import { followChoice } from './storedChoice';

let sheet: CSSStyleSheet | undefined;

/** Replaces the rules of the reader's theme in this document. */
export function applyDemoRules(rules: string): void {
  if (!sheet) {
    if (!rules) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(themeSheet(rules));
}

/**
 * Applies the stored theme to demos before the first paint, and later choices. If the address has a theme, the
 * style sheet hides demos until the runtime has applied it, which takes the product's library.
 */
export function startDemoTheme(): void {
  if (/[?&]theme=/.test(location.search)) root.dataset.demoTheme = '';
  followChoice(DEMO_RULES_KEY, parseThemeRules, applyDemoRules);
}
