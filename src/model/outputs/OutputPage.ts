/** What goes out beside a page needs to know of it; one per page and language. */
export interface OutputPage {
  /** Address with language and final slash. */
  readonly route: string;
  readonly pathname: string;
  readonly productId: string;
  readonly userLanguage: string;
  /** Language of the text; differs from `userLanguage` where there is no translation. */
  readonly contentLanguage: string;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  /** Absolute. */
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Day of the last change of the text, `YYYY-MM-DD`; absent where it is not known. */
  readonly lastUpdated?: string;
  /** File of the text; absent for generated pages. */
  readonly file?: string;
}
