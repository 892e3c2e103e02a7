/** A language that is taken out, from `data/redirects.ts`: all of its addresses lead to those of another one. */
export interface LanguageRedirect {
  /** Code of the language that was published. */
  readonly language: string;
  /** Code of a language that the site has. */
  readonly to: string;
}
