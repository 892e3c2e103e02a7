import { AD_FEED_MAX_REQUESTS } from '../../constants';
import { type FeedAd, feedDelay, findFeedAd, type AdContext } from '../../model/ads/Ad';
import type { Dice } from '../dice';
import { requestFeed, type FeedPorts } from './requestFeed';

/** However many requests are left, after this no further one is made. */
const BUDGET_MS = 30_000;

export interface FeedReading extends FeedPorts {
  readonly url: string;
  readonly context: Omit<AdContext, 'now'>;
  readonly dice: Dice;
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
 * The feed's ad, or null where it has none to give: one request at a time, 10 at most, each after a longer wait, none
 * once 30 s are over or the signal has ended the view. An answer without a usable ad is a failed request. Never
 * throws (specification, section 8: an ad fetch error returns nothing, silently).
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
    } else if (!answer.retry) return null;
    const delayMs = feedDelay(request, dice(), answer.kind === 'failure' ? answer.retryAfterS : 0);
    if (request === AD_FEED_MAX_REQUESTS || clock.now() + delayMs > end) return null;
    await wait(delayMs, reading);
    if (signal.aborted) return null;
  }
  return null;
}
