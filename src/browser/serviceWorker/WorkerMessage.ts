/** What a page says to the worker. */
export type WorkerMessage =
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
