import { AD_FEED_MAX_REQUESTS } from '../../constants';
import { type FeedAd, feedDelay, findFeedAd, type AdContext } from '../../model/ads/Ad';
import type { Dice } from '../dice';
import type { Clock } from '../clock';

/** Milliseconds after which no more requests are made. */
const BUDGET_MS = 30_000;

interface FeedReading extends FeedPorts {
  readonly url: string;
  readonly context: Omit<AdContext, 'now'>;
  readonly dice: Dice;
  /** Called after each request without an ad: whether it was refused before any server answered. */
  readonly onMiss: (refused: boolean) => void;
}

function wait(delayMs: number, { clock, signal }: FeedReading): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      cancel();
      resolve();
    };
    const cancel = clock.after(delayMs, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Returns the feed's ad, or null if it has none. Makes one request at a time and at most 10, each after a
 * random wait, and none after 30 s, before the time that the feed asks for, or once the signal has ended the
 * view. A response without a usable ad counts as a failed request. Never throws (specification, section 8: an ad fetch error returns nothing,
 * silently).
 */
export async function readFeed(reading: FeedReading): Promise<FeedAd | null> {
  const { url, context, clock, dice, signal } = reading;
  const end = clock.now() + BUDGET_MS;
  for (let request = 1; request <= AD_FEED_MAX_REQUESTS; request += 1) {
    const answer = await requestFeed(url, reading);
    if (signal.aborted) return null;
    if (answer.kind === 'answer') {
      const feedAd = findFeedAd(answer.json, { ...context, now: clock.now() });
      if (feedAd) return feedAd;
    }
    const failure = answer.kind === 'failure' ? answer : undefined;
    reading.onMiss(failure?.refused === true);
    if (failure?.retry === false) return null;
    const delayMs = feedDelay(dice(), failure?.retryAfterS);
    if (request === AD_FEED_MAX_REQUESTS || clock.now() + delayMs > end) return null;
    await wait(delayMs, reading);
    if (signal.aborted) return null;
  }
  return null;
}

const REQUEST_TIMEOUT_MS = 5000;
const MAX_BYTES = 64 * 1024;
const TOO_MANY_REQUESTS = 429;

/**
 * The result of one feed request: the parsed response, or whether and after how many seconds to try again.
 */
type FeedAnswer =
  | { readonly kind: 'answer'; readonly json: unknown }
  | {
      readonly kind: 'failure';
      readonly retry: boolean;
      readonly retryAfterS: number;
      /** The request reached no server: an ad blocker, a policy or a broken network. */
      readonly refused?: true;
    };

/** The browser functions that a request needs. */
interface FeedPorts {
  readonly fetch: typeof window.fetch;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

const failed = { kind: 'failure', retry: true, retryAfterS: 0 } as const;

/**
 * Parses the header `Retry-After`: seconds, or the date of their end. Returns seconds; 0 if it is missing,
 * invalid or over.
 */
function parseRetryAfter(header: string | null, nowMs: number): number {
  const seconds = Number(header ?? 0);
  const waitS = Number.isNaN(seconds) ? (Date.parse(header ?? '') - nowMs) / 1000 : seconds;
  return Number.isFinite(waitS) ? Math.max(waitS, 0) : 0;
}

function refusal({ status, headers }: Response, nowMs: number): FeedAnswer {
  return {
    kind: 'failure',
    // Client errors are permanent, except "too many requests".
    retry: status >= 500 || status === TOO_MANY_REQUESTS,
    retryAfterS: parseRetryAfter(headers.get('retry-after'), nowMs),
  };
}

/**
 * Requests the feed once: without cookies or redirects, with a limit of 5 s and 64 kB, JSON only. Never
 * throws.
 */
async function requestFeed(url: string, { fetch, clock, signal }: FeedPorts): Promise<FeedAnswer> {
  const timeout = new AbortController();
  const cancel = clock.after(REQUEST_TIMEOUT_MS, () => timeout.abort());
  let isAnswered = false;
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    isAnswered = true;
    if (!response.ok) return refusal(response, clock.now());
    if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? ''))
      return failed;
    const text = await readLimited(response, MAX_BYTES);
    return text === undefined ? failed : { kind: 'answer', json: JSON.parse(text) };
  } catch {
    return isAnswered || timeout.signal.aborted ? failed : { ...failed, refused: true };
  } finally {
    cancel();
    // Stop receiving a response that was rejected unread.
    timeout.abort();
  }
}

/**
 * Returns the text of a response, or undefined if it exceeds the limit; the rest is not received.
 * @throws TypeError if it is not UTF-8
 */
async function readLimited(response: Response, mostBytes: number): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return undefined;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Loads tracking pixels as hidden images; cancels unfinished ones when the signal ends the view. */
export function firePixels(addresses: readonly string[], host: Element, signal: AbortSignal): void {
  const pixels = addresses.map((address) => {
    const pixel = document.createElement('img');
    pixel.hidden = true;
    pixel.alt = '';
    pixel.ariaHidden = 'true';
    pixel.src = address;
    return pixel;
  });
  host.append(...pixels);
  signal.addEventListener(
    'abort',
    () => {
      for (const pixel of pixels) {
        pixel.removeAttribute('src');
        pixel.remove();
      }
    },
    { once: true },
  );
}
