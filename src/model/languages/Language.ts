/** A language that the site speaks. */
export interface Language {
  /** Two letters, also the URL prefix, except for the default language, which has none. */
  readonly code: string;
  /** The language's name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}
