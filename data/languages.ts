import type { Language } from 'docs-shell';

/** The languages of the site, the default one first. Each has its interface texts in `translations/<code>.json`. */
export const languages = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'zh', name: '中文', direction: 'ltr', script: 'Han' },
  { code: 'pt', name: 'Português', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl', script: 'Arabic' },
] as const satisfies readonly Language[];
