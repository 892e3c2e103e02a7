/** One file of a product that can be kept offline. */
export interface KeepFile {
  /** Address in the site, without its origin. */
  readonly url: string;
  /** Length as it is stored, uncompressed. */
  readonly bytes: number;
  /** SHA-256 of its content, in hex. */
  readonly sha256: string;
  /** Title of the page; absent for files that are no page. */
  readonly title?: string;
}

/** Every file that a product needs offline in one language: a generated, hashed JSON file. Assets come before pages. */
export interface KeepList {
  readonly build: string;
  readonly files: readonly KeepFile[];
}

/** Where a list is and what keeping it costs. */
export interface KeepOffer {
  readonly href: string;
  /** The product's landing page in that language. */
  readonly landing: string;
  readonly bytes: number;
  readonly pages: number;
}

/** What can be kept of this build: `/offline.json`, always asked for anew. */
export interface KeepIndex {
  readonly build: string;
  readonly products: readonly {
    readonly id: string;
    readonly name: string;
    /** By language code. */
    readonly offers: Readonly<Record<string, KeepOffer>>;
  }[];
}
