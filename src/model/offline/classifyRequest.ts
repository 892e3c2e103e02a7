/** What the worker needs to know of a request. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  /** `reload` and `no-store` ask for the network, and get it. */
  readonly cache: string;
  readonly hasRange: boolean;
}

/** How the worker answers: `pass` leaves a request to the browser. */
export type RequestKind = 'document' | 'data' | 'asset' | 'pass';

const HASHED = /^\/(?:_next\/static|_docs)\//;
/** Documents of demos that stand in frames, and carry a hash like all that they name. */
const FRAMED = /^\/_docs\/demos\/[^/]+\.html$/;
/** Data of pages, and what search begins with. */
const DATA = /^\/(?:_next\/data\/|search\/[a-z]{2}\.json$)/;
/** A pathname whose last part has an extension is a file, not a page. */
const FILE = /\.[a-z\d]+$/i;

/** Whether an address is one whose content never changes. */
export function isHashedPath(pathname: string): boolean {
  return HASHED.test(pathname);
}

/**
 * How a request of a site is answered: pages and their data from the network first, hashed assets from the cache
 * first, everything else, and everything of other origins, not at all.
 */
export function classifyRequest(
  { method, url, mode, cache, hasRange }: RequestFacts,
  origin: string,
): RequestKind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || hasRange) return 'pass';
  if (cache === 'reload' || cache === 'no-store' || cache === 'only-if-cached') return 'pass';
  const { pathname } = address;
  if (isHashedPath(pathname)) return mode !== 'navigate' || FRAMED.test(pathname) ? 'asset' : 'pass';
  if (DATA.test(pathname)) return 'data';
  return mode === 'navigate' && !FILE.test(pathname) ? 'document' : 'pass';
}
