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

/** A product in one language. */
export interface KeptName {
  readonly product: string;
  readonly language: string;
}

/** What is known about a product that a reader keeps, in one language. */
export interface KeptRecord extends KeptName {
  readonly name: string;
  /** The product's landing page in that language. */
  readonly href: string;
  /** The build that is kept whole; undefined as long as none is. */
  readonly build?: string;
  /** `failed` names what stopped it; asking again goes on where it stopped. */
  readonly state: 'loading' | 'paused' | 'complete' | 'failed';
  readonly failure?: 'room' | 'network' | 'damaged' | 'gone';
  /** Bytes that are there and verified, of all. */
  readonly done: number;
  readonly total: number;
  readonly pages: number;
  /** Verified files by address, with their hash: what a cut leaves to go on from. */
  readonly files: Readonly<Record<string, string>>;
}

/** What is left to do to keep a list of files. */
interface KeepingPlan {
  /** In the order of the list: assets before the pages that need them. */
  readonly toFetch: readonly KeepFile[];
  /** Addresses of an earlier build, removed when everything else is there. */
  readonly toRemove: readonly string[];
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/**
 * Compares what is to be kept with what is there.
 * @param verified files that are there, with the hash that was checked
 */
export function planKeeping(
  files: readonly KeepFile[],
  verified: Readonly<Record<string, string>>,
): KeepingPlan {
  const toFetch = files.filter(({ url, sha256 }) => verified[url] !== sha256);
  const wanted = new Set(files.map(({ url }) => url));
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    toFetch,
    toRemove: Object.keys(verified).filter((url) => !wanted.has(url)),
    doneBytes: totalBytes - toFetch.reduce((sum, { bytes }) => sum + bytes, 0),
    totalBytes,
  };
}
