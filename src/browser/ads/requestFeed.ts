import type { Clock } from '../clock';
import { readLimited } from './readLimited';

const REQUEST_TIMEOUT_MS = 5000;
const MOST_BYTES = 64 * 1024;
const TOO_MANY_REQUESTS = 429;

/** What one request of the feed gave: its parsed answer, or whether asking again makes sense, and from when on. */
export type FeedAnswer =
  | { readonly kind: 'answer'; readonly json: unknown }
  | { readonly kind: 'failure'; readonly retry: boolean; readonly retryAfterS: number };

/** What a request needs of the browser. */
export interface FeedPorts {
  readonly fetch: typeof window.fetch;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

const failed: FeedAnswer = { kind: 'failure', retry: true, retryAfterS: 0 };

function refusal({ status, headers }: Response): FeedAnswer {
  const retryAfterS = Number(headers.get('retry-after') ?? 0);
  return {
    kind: 'failure',
    // A client error stays one, but for "too many requests".
    retry: status >= 500 || status === TOO_MANY_REQUESTS,
    retryAfterS: Number.isFinite(retryAfterS) ? Math.max(retryAfterS, 0) : 0,
  };
}

/**
 * Asks the feed once: without cookies, without following it to another host, for 5 s and 64 kB at most, JSON only.
 * Never throws.
 */
export async function requestFeed(url: string, { fetch, clock, signal }: FeedPorts): Promise<FeedAnswer> {
  const timeout = new AbortController();
  const cancel = clock.after(REQUEST_TIMEOUT_MS, () => timeout.abort());
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    if (!response.ok) return refusal(response);
    if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? ''))
      return failed;
    const text = await readLimited(response, MOST_BYTES);
    return text === undefined ? failed : { kind: 'answer', json: JSON.parse(text) };
  } catch {
    return failed;
  } finally {
    cancel();
    // What was refused unread is not received any further.
    timeout.abort();
  }
}
