import type { WorkerBuild } from '../../model/offline/workerMessage';

/**
 * The part of a service worker's global scope that the site's worker uses, so that tests, which run beside
 * the types of documents, can supply it.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly active: object | null;
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
  navigate: (url: string) => Promise<unknown>;
}

/** Where a page listens for the answer to its message. */
interface AnswerPort {
  postMessage: (answer: WorkerBuild) => void;
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
  readonly message: LastingEvent & { readonly data: unknown; readonly ports: readonly AnswerPort[] };
}
