import type { Translations } from '../../../model/languages/textKeys';

/** What the text of a page is written out with. */
export interface TextContext {
  /** Address of a link or picture, whole; undefined for places on the page itself. */
  readonly resolve: (href: string) => string | undefined;
  /** Interface texts in the language of the text. */
  readonly texts: Translations;
}
