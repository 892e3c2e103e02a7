import { languages } from '../../data/languages';

/** The languages of a corpus in English only. */
export const ENGLISH = languages.filter(({ code }) => code === 'en');
