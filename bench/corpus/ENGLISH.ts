import { languages } from '../../data/languages';

/** The languages of an English-only corpus. */
export const ENGLISH = languages.filter(({ code }) => code === 'en');
