/** One page of text as it lies on disk: the English source and its translations. */
export interface CatalogueEntry {
  readonly productId: string;
  /** Canonical pathname. */
  readonly pathname: string;
  /** Path of the English source from the project root, with forward slashes. */
  readonly file: string;
  /** Paths of the translations, by language code. */
  readonly translations: Readonly<Record<string, string>>;
}
