/** Properties of a request that the worker needs. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  /** With `reload` and `no-store`, the request goes to the network. */
  readonly cache: string;
  /** The header, in which a script may say `no-store`, too. */
  readonly cacheControl: string | null;
  readonly hasRange: boolean;
}

/** How the worker answers; `pass` leaves a request to the browser. */
export type RequestKind = 'document' | 'search' | 'asset' | 'pass';

/** Cache modes of requests that the worker does not answer. */
const PASSING: ReadonlySet<string> = new Set(['reload', 'no-store', 'only-if-cached']);
const HASHED = /^\/(?:_next\/static|_docs)\//;
/** Documents of demos in iframes. Like everything that they refer to, they have a hash in their name. */
const DEMO_DOCUMENT = /^\/_docs\/demos\/[^/]+\.html$/;
/** Live documents and their parts. Editing needs the network, and the parts are large. */
const LIVE = /^\/_docs\/live\//;
/** The first file that the search loads; its name has no hash. */
const SEARCH = /^\/search\/[a-z]{2}\.json$/;
/** A pathname whose last part has an extension is a file, not a page. */
const FILE = /\.[a-z\d]+$/i;

/** Returns whether the content of an address never changes. */
export function isHashedPath(pathname: string): boolean {
  return HASHED.test(pathname);
}

/**
 * Classifies a request: pages and the first file of the search come from the network first, hashed assets from the cache first.
 * The worker does not answer other requests or requests to other origins.
 */
export function classifyRequest(
  { method, url, mode, cache, cacheControl, hasRange }: RequestFacts,
  origin: string,
): RequestKind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || hasRange) return 'pass';
  if (PASSING.has(cache) || cacheControl?.toLowerCase().includes('no-store')) return 'pass';
  const { pathname } = address;
  if (LIVE.test(pathname)) return 'pass';
  if (isHashedPath(pathname)) return mode !== 'navigate' || DEMO_DOCUMENT.test(pathname) ? 'asset' : 'pass';
  if (SEARCH.test(pathname)) return 'search';
  return mode === 'navigate' && !FILE.test(pathname) ? 'document' : 'pass';
}
