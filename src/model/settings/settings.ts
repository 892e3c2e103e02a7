import { apiViewKey } from './apiView';
import { CODE_TABS_PREFIX, CODE_VARIANT_COOKIE, CODE_WRAP_KEY } from './codeSettings';
import { COLOR_MODE_KEY, DIRECTION_KEY } from './appearance';
import { DEMO_THEME_KEY } from '../demoTheme/themeRules';
import { SEARCH_SLASH_KEY } from './searchSlash';

/** A setting that the site stores for a reader. */
export interface Setting {
  readonly area: 'localStorage' | 'cookie';
  /** Key of the setting; with `prefix`, the start of its keys. */
  readonly key: string;
  readonly prefix?: true;
}

/**
 * All stored settings of a reader, with their storage place. The `parse…` function next to each key parses
 * the stored text.
 */
export const SETTINGS = {
  colorMode: { area: 'localStorage', key: COLOR_MODE_KEY },
  direction: { area: 'localStorage', key: DIRECTION_KEY },
  codeVariant: { area: 'cookie', key: CODE_VARIANT_COOKIE },
  searchSlash: { area: 'localStorage', key: SEARCH_SLASH_KEY },
  demoTheme: { area: 'localStorage', key: DEMO_THEME_KEY, prefix: true },
  codeWrap: { area: 'localStorage', key: CODE_WRAP_KEY },
  codeTabs: { area: 'localStorage', key: CODE_TABS_PREFIX, prefix: true },
  apiView: { area: 'localStorage', key: apiViewKey(''), prefix: true },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;
