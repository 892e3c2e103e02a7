/** What a worker says about its build. */
export interface WorkerBuild {
  readonly build: string;
  /** Address of its loader of islands, which its pages name; it does not change if only text changes. */
  readonly loader: string;
}

/** A message from a page that is shown to a reader to the worker. */
export type WorkerMessage =
  /** Activate now. */
  | { readonly kind: 'activate' }
  /** The page at this address is shown, and has to be stored. */
  | { readonly kind: 'visited'; readonly pathname: string }
  /** Requests the build. The answer at the message's port is a `WorkerBuild`. */
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
