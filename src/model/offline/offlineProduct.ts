import { isSiteHref } from '../routes/siteHref';

/** A file of an offline product. */
export interface KeepFile {
  /** Address on the site, without the origin. */
  readonly url: string;
  /** Uncompressed length, as stored. */
  readonly bytes: number;
  /** SHA-256 of its content, in hex. */
  readonly sha256: string;
  /** Title of the page; absent for other files. */
  readonly title?: string;
}

/**
 * All files that a product needs offline in one language: a generated, hashed JSON file. Assets come before
 * pages.
 */
export interface KeepList {
  readonly build: string;
  readonly files: readonly KeepFile[];
}

/** Address of a list, and the amount of data to keep. */
export interface KeepOffer {
  readonly href: string;
  /** The product's landing page in that language. */
  readonly landing: string;
  readonly bytes: number;
  readonly pages: number;
}

/** Products of this build that can be saved offline: `/offline.json`, which is always fetched from the network. */
export interface KeepIndex {
  readonly build: string;
  readonly products: readonly {
    readonly id: string;
    readonly name: string;
    /** Set for a product that is offered only on its own pages. */
    readonly unlisted?: boolean;
    /** By language code. */
    readonly offers: Readonly<Record<string, KeepOffer>>;
  }[];
}

/** A product in one language. */
export interface OfflineName {
  readonly product: string;
  readonly language: string;
}

/** State of a product that a reader keeps, in one language. */
export interface OfflineRecord extends OfflineName {
  readonly name: string;
  /** The product's landing page in that language. */
  readonly href: string;
  /** The build that is saved completely; undefined as long as none is. */
  readonly build?: string;
  /** With `failed`, `failure` contains the cause; a retry continues where it stopped. */
  readonly state: 'loading' | 'paused' | 'complete' | 'failed';
  readonly failure?: 'room' | 'network' | 'damaged' | 'gone';
  /** Number of verified bytes, out of `total`. */
  readonly done: number;
  readonly total: number;
  readonly pages: number;
  /** Hashes of verified files, by address. An interrupted download continues from them. */
  readonly files: Readonly<Record<string, string>>;
}

const STATES: readonly unknown[] = [
  'loading',
  'paused',
  'complete',
  'failed',
] satisfies OfflineRecord['state'][];

/** Returns whether a stored value is a record with the types that readers of records rely on. */
export function isOfflineRecord(stored: unknown): stored is OfflineRecord {
  const { product, language, name, href, build, state, done, total, pages, files } = (stored ??
    {}) as Partial<OfflineRecord>;
  return (
    isSiteHref(href) &&
    STATES.includes(state) &&
    [product, language, name, build ?? ''].every((text) => typeof text === 'string') &&
    [done, total, pages].every((count) => typeof count === 'number') &&
    typeof files === 'object' &&
    files !== null
  );
}

/** Remaining work to keep a list of files. */
interface KeepingPlan {
  /** In the order of the list: assets before the pages that need them. */
  readonly toFetch: readonly KeepFile[];
  /** Addresses of an earlier build, removed when everything else is complete. */
  readonly toRemove: readonly string[];
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/**
 * Compares the files to keep with the verified ones.
 * @param verified hashes of verified files, by address
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
