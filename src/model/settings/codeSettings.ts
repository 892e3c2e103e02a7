/** The two languages that a demo's source can be read in. */
export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Cookie that keeps the choice for a year (specification, section 9). */
export const CODE_VARIANT_COOKIE = 'codeVariant';
export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

/**
 * The variant that the file ending of a fragment asks for; undefined where it has none.
 * @example hashToCodeVariant('#SaveButton.js') // 'JS'
 */
export function hashToCodeVariant(hash: string): CodeVariant | undefined {
  if (/\.tsx?$/.test(hash)) return 'TS';
  return /\.jsx?$/.test(hash) ? 'JS' : undefined;
}

/** The variant that a stored value stands for; anything unknown is TS. */
export function parseCodeVariant(stored: string | null): CodeVariant {
  return CODE_VARIANTS.find((variant) => variant === stored) ?? DEFAULT_CODE_VARIANT;
}

/**
 * The variant in force on the first render in the browser: the file ending in the fragment, else the cookie, else TS.
 * @example resolveCodeVariant('#SaveButton.tsx', 'JS') // 'TS'
 */
export function resolveCodeVariant(hash: string, cookie: string | null): CodeVariant {
  return hashToCodeVariant(hash) ?? parseCodeVariant(cookie);
}

/**
 * The value of a cookie; null where there is none.
 * @example parseCookie('a=1; codeVariant=JS', 'codeVariant') // 'JS'
 */
export function parseCookie(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(';')) {
    const [key, ...value] = cookie.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

/** Whether long lines of code are wrapped on small screens. */
type CodeWrap = 'on' | 'off';

/** Where the choice is kept. */
export const CODE_WRAP_KEY = 'code-wrap';

/** The choice that a stored value stands for; anything but `on` is `off`. */
export function parseCodeWrap(stored: string | null): CodeWrap {
  return stored === 'on' ? stored : 'off';
}

/** Beginning of the keys under which the chosen code tabs are kept. */
export const CODE_TABS_PREFIX = 'codeblock-';

/**
 * The key under which the chosen tab of every group with a storage key is kept.
 * @example codeTabsKey('package-manager') // 'codeblock-package-manager'
 */
export function codeTabsKey(storageKey: string): string {
  return CODE_TABS_PREFIX + storageKey;
}
