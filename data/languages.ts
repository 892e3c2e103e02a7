import type { Language } from '../src/model/languages/Language';

/** The languages of the site, the default one first. Each has its interface texts in `translations/<code>.json`. */
export const languages = [
  { code: 'en', name: 'English', direction: 'ltr' },
] as const satisfies readonly Language[];
