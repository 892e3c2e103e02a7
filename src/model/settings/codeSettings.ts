/** The two languages of a demo's source. */
export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Cookie that stores the choice for one year (specification, section 9). */
export const CODE_VARIANT_COOKIE = 'codeVariant';
export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

/**
 * Returns the variant that the file extension in a fragment asks for; undefined if there is none.
 * @example hashToCodeVariant('#SaveButton.js') // 'JS'
 */
export function hashToCodeVariant(hash: string): CodeVariant | undefined {
  if (/\.tsx?$/.test(hash)) return 'TS';
  return /\.jsx?$/.test(hash) ? 'JS' : undefined;
}

/** Parses a stored variant; an unknown value returns TS. */
export function parseCodeVariant(stored: string | null): CodeVariant {
  return CODE_VARIANTS.find((variant) => variant === stored) ?? DEFAULT_CODE_VARIANT;
}

/**
 * Returns the variant of the first render in the browser: by the file extension in the fragment, otherwise by
 * the cookie, otherwise TS.
 * @example resolveCodeVariant('#SaveButton.tsx', 'JS') // 'TS'
 */
export function resolveCodeVariant(hash: string, cookie: string | null): CodeVariant {
  return hashToCodeVariant(hash) ?? parseCodeVariant(cookie);
}

/**
 * Returns the value of a cookie; null if it is not set.
 * @example parseCookie('a=1; codeVariant=JS', 'codeVariant') // 'JS'
 */
export function parseCookie(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(';')) {
    const [key, ...value] = cookie.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

/** Wrapping of long code lines on small screens. */
type CodeWrap = 'on' | 'off';

/** Storage key of the wrapping. */
export const CODE_WRAP_KEY = 'code-wrap';

/** Parses a stored choice; any value except `on` returns `off`. */
export function parseCodeWrap(stored: string | null): CodeWrap {
  return stored === 'on' ? stored : 'off';
}

/** Prefix of the storage keys of chosen code tabs. */
export const CODE_TABS_PREFIX = 'codeblock-';

/**
 * Returns the storage key of the tab chosen in all groups with this `storageKey`.
 * @example codeTabsKey('package-manager') // 'codeblock-package-manager'
 */
export function codeTabsKey(storageKey: string): string {
  return CODE_TABS_PREFIX + storageKey;
}
