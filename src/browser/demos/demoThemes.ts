import { translate } from '../../model/languages/translate';
import { formatThemeCode } from '../../model/demoTheme/themeCode';
import {
  formatTheme,
  parseTheme,
  THEME_PARAMETER,
  type ThemeChoices,
} from '../../model/demoTheme/ThemeChoices';
import { listThemeRules } from '../../model/demoTheme/themeRules';
import { COLOR_MODE_KEY, parseColorMode, THEME_QUERY } from '../../model/settings/appearance';
import type { CodeVariant } from '../../model/settings/codeSettings';
import { announce } from '../announce';
import { loadTexts } from '../fetching/fetchOnce';
import { getCurrentPage } from '../navigation/currentPage';
import { replaceQuery } from '../navigation/replaceQuery';
import { getColorMode } from '../settings/colorModeChoice';
import { getDemoTheme } from '../settings/demoTheme';
import { storeTheme, readStoredTheme } from '../settings/storedTheme';
import { readChoice } from '../settings/storedChoice';
import { root } from '../root';
import { loadThemedProviders, type ThemedProviders } from './themedProviders';

/** Returns what a theme changes in the variables of all products. Those of one library share a function. */
function listRules(providers: ThemedProviders, choices: ThemeChoices): string {
  const lists = new Set(Object.values(providers).map(({ listStyleSheets }) => listStyleSheets));
  return [...lists].map((list) => listThemeRules(list(), list(choices))).join('');
}

/** Applies a theme to all demos, and stores it. */
export function chooseDemoTheme(providers: ThemedProviders, choices: ThemeChoices): void {
  storeTheme(choices, listRules(providers, choices));
}

/** Changes the reader's theme. A stored one that no demo has needed yet is read first, so that nothing of it is lost. */
export function changeDemoTheme(
  providers: ThemedProviders,
  change: (theme: ThemeChoices) => ThemeChoices,
): void {
  if (!getDemoTheme()) readStoredTheme();
  chooseDemoTheme(providers, change(getDemoTheme() ?? {}));
}

/** Returns the reader's theme as others get it: with the color mode, if that is not the mode of the device. */
export function getSharedTheme(): ThemeChoices {
  const mode = getColorMode();
  return { ...getDemoTheme(), ...(mode === 'system' ? {} : { mode }) };
}

/** Returns a module that exports the reader's theme for a product; undefined if the product has none. */
export function themeModule(
  providers: ThemedProviders,
  product: string,
  variant: CodeVariant,
): string | undefined {
  const theming = providers[product]?.theming;
  return theming && formatThemeCode(theming.code(getSharedTheme()), variant);
}

/** Returns the address of this page with the reader's theme. */
export function themedAddress(): string {
  const url = new URL(window.location.href);
  url.searchParams.set(THEME_PARAMETER, formatTheme(getSharedTheme()));
  return url.href;
}

/** Says above the first demo of the page that a theme of the address, or a part of it, has no effect. */
async function reportIgnored(): Promise<void> {
  const page = getCurrentPage();
  const demo = document.querySelector('section:has([data-stage])');
  if (!page || !demo) return;
  const texts = await loadTexts(page.textsHref);
  const note = document.createElement('p');
  note.textContent = translate(texts, 'playgroundIgnored', { names: THEME_PARAMETER });
  demo.prepend(note);
  announce(note.textContent);
}

/**
 * Applies the theme of the address, which becomes the reader's, or else the stored one. Removes it from the
 * address, and shows the demos, which the style sheet has hidden. One without a valid part, or one of two,
 * changes nothing. What is ignored is reported.
 */
export async function startTheme(): Promise<void> {
  const { search } = window.location;
  const query = new URLSearchParams(search);
  const shown = THEME_QUERY.exec(search)?.[1];
  const [text, ...others] = query.getAll(THEME_PARAMETER);
  const shared = others.length > 0 ? {} : parseTheme(text);
  const { mode, ...choices } = shared;
  try {
    if (formatTheme(choices)) chooseDemoTheme(await loadThemedProviders(), choices);
    else readStoredTheme();
    // Components would fade from the colors of the library, which the reader has not seen.
    for (const blend of document.getAnimations()) if (blend instanceof CSSTransition) blend.finish();
  } finally {
    delete root.dataset.demoTheme;
  }
  if (text === undefined) return;
  query.delete(THEME_PARAMETER);
  replaceQuery(query.toString());
  // The reader may have chosen another mode since the head script has shown that of the address.
  const isCurrent = shown === undefined || getColorMode() === shown;
  if ((mode || shown) && isCurrent)
    window.docsShell?.setColorMode(mode ?? readChoice(COLOR_MODE_KEY, parseColorMode));
  // Formatted choices have their own order, but are as long as a text without further parts.
  if (others.length > 0 || formatTheme(shared).length !== text.length) await reportIgnored();
}
