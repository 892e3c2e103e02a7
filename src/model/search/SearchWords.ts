/** What readers of a language say for the words of the documentation. */
export interface SearchWords {
  /** Words that say nothing about what is looked for: `how`, `the`, `with`. */
  readonly ignored: readonly string[];
  /** Words that ask for something to be done, whatever it is done to: `change`, `add`. They count little. */
  readonly vague?: readonly string[];
  /** Groups of phrases with one meaning; each finds the others. */
  readonly equal: readonly (readonly string[])[];
  /** What a phrase is a sign of: it finds these, they do not find it. */
  readonly leads: Readonly<Record<string, readonly string[]>>;
}

/** Words by language code. The default language's are used beside those of every other. */
export type SearchWordsByLanguage = Readonly<Record<string, SearchWords>>;
