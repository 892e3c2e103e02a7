/** The two languages that a demo's source can be read in. */
export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Cookie that keeps the choice for a year (specification, section 9). */
export const CODE_VARIANT_COOKIE = 'codeVariant';
export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

/**
 * The variant in force on the first render in the browser: the file ending in the fragment, else the cookie, else TS.
 * @example resolveCodeVariant('#SaveButton.tsx', 'JS') // 'TS'
 */
export function resolveCodeVariant(hash: string, cookie: string | null): CodeVariant {
  if (/\.tsx?$/.test(hash)) return 'TS';
  if (/\.jsx?$/.test(hash)) return 'JS';
  return CODE_VARIANTS.find((variant) => variant === cookie) ?? DEFAULT_CODE_VARIANT;
}
