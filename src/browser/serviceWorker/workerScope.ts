/**
 * The part of a service worker's global scope that the site's worker uses. The compiler's own types of it exclude
 * those of documents.
 */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: 'window';
      includeUncontrolled?: boolean;
    }) => Promise<readonly WorkerClient[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

/** A page of the site, as its worker sees it. */
interface WorkerClient {
  readonly url: string;
  postMessage: (message: unknown) => void;
  navigate: (url: string) => Promise<unknown>;
}

interface LastingEvent {
  waitUntil: (task: Promise<unknown>) => void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /** The answer that the browser asked for while the worker was starting, if it did. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: RequestEvent;
  readonly message: LastingEvent & { readonly data: unknown; readonly source: WorkerClient | null };
}

/** What a page says to the worker. */
type WorkerMessage =
  /** Go into force now. */
  | { readonly kind: 'activate' }
  /** The reader came to a page without loading its document. */
  | { readonly kind: 'visited'; readonly pathname: string }
  /** Which build are you? The answer is `{ kind: 'build', build, documents }`. */
  | { readonly kind: 'build' };

/** A message that makes sense; undefined for anything else. */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  const { kind, pathname } = (data ?? {}) as { kind?: unknown; pathname?: unknown };
  if (kind === 'activate' || kind === 'build') return { kind };
  if (kind === 'visited' && typeof pathname === 'string' && /^\/(?![/\\])[^?#]*$/.test(pathname)) {
    return { kind, pathname };
  }
  return undefined;
}
