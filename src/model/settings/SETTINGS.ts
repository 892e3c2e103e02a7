import { CODE_STYLE_COOKIE_LIFETIME_S } from '../../constants';
import { API_VIEWS, DEFAULT_API_VIEW, apiViewKey } from './apiView';
import { CODE_TABS_PREFIX } from './codeTabsKey';
import { CODE_VARIANTS, CODE_VARIANT_COOKIE, DEFAULT_CODE_VARIANT } from './codeVariant';
import { CODE_WRAP_KEY } from './codeWrap';
import { COLOUR_MODES, COLOUR_MODE_KEY } from './colourMode';
import { SEARCH_SLASH_KEY } from './searchSlash';
import { DIRECTION_CHOICES, DIRECTION_KEY } from './direction';

/** One choice that the site keeps for a reader. */
export interface Setting {
  readonly area: 'localStorage' | 'cookie';
  /** Its key; with `prefix`, the beginning of its keys. */
  readonly key: string;
  readonly prefix?: true;
  /** Allowed values; absent where the page that is shown lists them. */
  readonly values?: readonly string[];
  /** In force where nothing, or nothing known, is kept; absent where the page says it. */
  readonly fallback?: string;
  /** Absent: until the reader removes it. */
  readonly lifetimeS?: number;
}

/** Every choice of a reader that is kept, with its place, values and lifetime. */
export const SETTINGS = {
  colourMode: { area: 'localStorage', key: COLOUR_MODE_KEY, values: COLOUR_MODES, fallback: 'system' },
  direction: { area: 'localStorage', key: DIRECTION_KEY, values: DIRECTION_CHOICES, fallback: 'auto' },
  codeVariant: {
    area: 'cookie',
    key: CODE_VARIANT_COOKIE,
    values: CODE_VARIANTS,
    fallback: DEFAULT_CODE_VARIANT,
    lifetimeS: CODE_STYLE_COOKIE_LIFETIME_S,
  },
  searchSlash: { area: 'localStorage', key: SEARCH_SLASH_KEY, values: ['on', 'off'], fallback: 'on' },
  codeWrap: { area: 'localStorage', key: CODE_WRAP_KEY, values: ['on', 'off'], fallback: 'off' },
  codeTabs: { area: 'localStorage', key: CODE_TABS_PREFIX, prefix: true },
  apiView: {
    area: 'localStorage',
    key: apiViewKey(''),
    prefix: true,
    values: API_VIEWS,
    fallback: DEFAULT_API_VIEW,
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

/**
 * The value that a stored text stands for, and whether the text has to go because nothing knows it.
 * @example resolveSetting(SETTINGS.direction, 'up') // { value: 'auto', stale: true }
 */
export function resolveSetting(
  setting: Setting,
  stored: string | null,
): { value: string | undefined; stale: boolean } {
  if (stored === null) return { value: setting.fallback, stale: false };
  const known = setting.values === undefined || setting.values.includes(stored);
  return known ? { value: stored, stale: false } : { value: setting.fallback, stale: true };
}
