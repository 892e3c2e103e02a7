/**
 * The part of a service worker's global scope that the site's worker uses, so that tests, which run beside
 * the types of documents, can supply it.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
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
  /** The response that the browser requested while the worker was starting, if there is one. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: RequestEvent;
  readonly message: LastingEvent & { readonly data: unknown; readonly source: WorkerClient | null };
}

/** A message from a page to the worker. */
type WorkerMessage =
  /** Activate now. */
  | { readonly kind: 'activate' }
  /** The reader navigated to a page without loading its document. */
  | { readonly kind: 'visited'; readonly pathname: string }
  /** Requests the build. The answer is `{ kind: 'build', build, documents }`. */
  | { readonly kind: 'build' };

/** Parses a message; undefined if it is invalid. */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  const { kind, pathname } = (data ?? {}) as { kind?: unknown; pathname?: unknown };
  if (kind === 'activate' || kind === 'build') return { kind };
  if (kind === 'visited' && typeof pathname === 'string' && /^\/(?![/\\])[^?#]*$/.test(pathname)) {
    return { kind, pathname };
  }
  return undefined;
}
