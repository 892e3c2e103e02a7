import type { FamilyText } from '../languages/FamilyText';

/**
 * What a page file of the family says about its page, as its export `page`. It is read without running the file, so it
 * consists of literals. A language in which the title is not written shows the page as untranslated.
 */
export interface FamilyPage {
  readonly title: FamilyText;
  /** For search engines, lists and the search. */
  readonly description: FamilyText;
}

/** A page that a file in `pages/` draws. */
export interface FamilyPageSource extends FamilyPage {
  readonly file: string;
  readonly pathname: string;
}
