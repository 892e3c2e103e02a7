/** A language that the site speaks. */
export interface Language {
  /** Two letters, also the URL prefix, except for the default language, which has none. */
  readonly code: string;
  /** The language's name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Unicode name of its script, where it is not Latin: most letters of a translation must be of it. */
  readonly script?: string;
}
