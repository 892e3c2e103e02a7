import { formatThemeCode } from '../../model/demoTheme/themeCode';
import {
  formatTheme,
  parseTheme,
  THEME_PARAMETER,
  type ThemeChoices,
} from '../../model/demoTheme/ThemeChoices';
import { listThemeRules } from '../../model/demoTheme/themeRules';
import type { CodeVariant } from '../../model/settings/codeSettings';
import { replaceQuery } from '../navigation/replaceQuery';
import { keepTheme, readKeptTheme } from '../settings/keptTheme';
import { root } from '../root';
import { loadThemedProviders, type ThemedProviders } from './themedProviders';

/** Returns what a theme changes in the variables of all products. Those of one library share a function. */
function listRules(providers: ThemedProviders, choices: ThemeChoices): string {
  const lists = new Set(Object.values(providers).map(({ listStyleSheets }) => listStyleSheets));
  return [...lists].map((list) => listThemeRules(list(), list(choices))).join('');
}

/** Applies a theme to all demos, and stores it. */
export function chooseDemoTheme(providers: ThemedProviders, choices: ThemeChoices): void {
  keepTheme(choices, listRules(providers, choices));
}

/** Returns a module that exports a theme of a product; undefined if the product has none. */
export function themeModule(
  providers: ThemedProviders,
  product: string,
  choices: ThemeChoices,
  variant: CodeVariant,
): string | undefined {
  const theming = providers[product]?.theming;
  return theming && formatThemeCode(theming.code(choices), variant);
}

/** Returns the address of this page with a theme. */
export function themedAddress(choices: ThemeChoices): string {
  const url = new URL(window.location.href);
  url.searchParams.set(THEME_PARAMETER, formatTheme(choices));
  return url.href;
}

/**
 * Applies the theme of the address, which becomes the reader's, or else the stored one. Removes it from the
 * address, and shows the demos, which the style sheet has hidden. One without a valid part changes nothing.
 */
export async function startTheme(): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const choices = parseTheme(query.get(THEME_PARAMETER));
  try {
    if (formatTheme(choices)) chooseDemoTheme(await loadThemedProviders(), choices);
    else readKeptTheme();
    // Components would fade from the colors of the library, which the reader has not seen.
    for (const blend of document.getAnimations()) if (blend instanceof CSSTransition) blend.finish();
  } finally {
    delete root.dataset.demoTheme;
  }
  if (!query.has(THEME_PARAMETER)) return;
  query.delete(THEME_PARAMETER);
  replaceQuery(query.toString());
}
