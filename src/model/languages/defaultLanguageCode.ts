/** The language without URL prefix, and the one to fall back to (specification, section 2). */
export const DEFAULT_LANGUAGE_CODE = 'en';
