/** The front matter of a page. Keys that the page does not write are absent; lists of names are empty. */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly productId?: string;
  /** Documented components, sorted. */
  readonly components: readonly string[];
  /** Documented hooks, sorted. */
  readonly hooks: readonly string[];
  readonly packageName?: string;
  readonly githubLabel?: string;
  readonly githubSource?: string;
  readonly waiAria?: string;
  readonly materialDesign?: string;
  readonly unstyled?: string;
  readonly filename?: string;
  readonly card?: boolean;
  readonly cardTitle?: string;
  readonly cardDescription?: string;
  readonly authors?: readonly string[];
  /** ISO 8601, a day or a moment. */
  readonly date?: string;
  readonly tags?: readonly string[];
  /** `false`: the page stands in no navigation tree. */
  readonly nav?: boolean;
  /** Hash of the English source that a translation was made from. */
  readonly sourceHash?: string;
}
