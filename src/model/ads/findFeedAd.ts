import type { FeedAd } from './Ad';
import { parseAd, type AdContext } from './parseAd';

/** Entries beyond these are not looked at. */
const MOST_ENTRIES = 100;

/** The first usable ad in the field `ads` of a feed's answer (specification, section 7), or null. Never throws. */
export function findFeedAd(answer: unknown, context: AdContext): FeedAd | null {
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, 'ads')) return null;
  const { ads } = answer as { ads: unknown };
  if (!Array.isArray(ads)) return null;
  for (const entry of ads.slice(0, MOST_ENTRIES) as unknown[]) {
    const ad = parseAd(entry, context);
    if (ad) return ad;
  }
  return null;
}
