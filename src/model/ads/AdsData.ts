import type { Ad } from './Ad';
import type { AdView } from './AdView';
import type { AdNetwork } from './AdNetwork';
import type { Translations } from '../languages/textKeys';

/** An in-house ad in the reader's language. */
export interface InHouseAdData extends Omit<Ad, 'label'> {
  /** Says in analytics which ad it is. */
  readonly label: string;
  /** Language of its texts if it is not the reader's. */
  readonly lang?: string;
}

/**
 * Data that the browser needs to fill an ad slot of a product, in one language: a separate hashed JSON file, fetched after
 * the page has loaded, so that no page includes it.
 */
export interface AdsData {
  readonly texts: Translations;
  readonly inHouse: readonly InHouseAdData[];
  /** Absent if no network is configured. */
  readonly network?: Omit<AdNetwork, 'origins'>;
}

/**
 * Returns the index of the in-house ad for a roll from 0 (inclusive) to 1 (exclusive).
 * @example pickInHouseAd(5, 0.2) // 1
 * @example pickInHouseAd(5, 0.99) // 4
 */
export function pickInHouseAd(count: number, roll: number): number {
  return Math.min(Math.floor(count * roll), count - 1);
}

/** Returns the in-house ad that a slot shows in a view; undefined if it shows something else. */
export function findInHouseAd(
  { state, inHouseRoll }: Pick<AdView, 'state' | 'inHouseRoll'>,
  { inHouse }: Pick<AdsData, 'inHouse'>,
): InHouseAdData | undefined {
  if (state !== 'in-house' && state !== 'in-house-after-placeholder') return undefined;
  return inHouse[pickInHouseAd(inHouse.length, inHouseRoll)];
}
