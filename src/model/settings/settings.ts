import { apiViewKey } from './apiView';
import { CODE_TABS_PREFIX, CODE_VARIANT_COOKIE, CODE_WRAP_KEY } from './codeSettings';
import { COLOR_MODE_KEY, DIRECTION_KEY } from './appearance';
import { SEARCH_SLASH_KEY } from './searchSlash';

/** One choice that the site keeps for a reader. */
export interface Setting {
  readonly area: 'localStorage' | 'cookie';
  /** Its key; with `prefix`, the beginning of its keys. */
  readonly key: string;
  readonly prefix?: true;
}

/**
 * Every choice of a reader that is kept, with its place. What a kept text stands for is said by the `parse…` function
 * beside its key.
 */
export const SETTINGS = {
  colorMode: { area: 'localStorage', key: COLOR_MODE_KEY },
  direction: { area: 'localStorage', key: DIRECTION_KEY },
  codeVariant: { area: 'cookie', key: CODE_VARIANT_COOKIE },
  searchSlash: { area: 'localStorage', key: SEARCH_SLASH_KEY },
  codeWrap: { area: 'localStorage', key: CODE_WRAP_KEY },
  codeTabs: { area: 'localStorage', key: CODE_TABS_PREFIX, prefix: true },
  apiView: { area: 'localStorage', key: apiViewKey(''), prefix: true },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;
