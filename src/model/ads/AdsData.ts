import type { Ad } from './Ad';
import type { AdNetwork } from './AdNetwork';
import type { Translations } from '../languages/textKeys';

/** An in-house ad in the reader's language. */
export interface InHouseAdData extends Omit<Ad, 'label'> {
  /** Language of its texts where it is not the reader's. */
  readonly lang?: string;
}

/**
 * What the browser needs to fill an ad slot, in one language: a hashed JSON file of its own, fetched after the page
 * is there, so that no page carries it.
 */
export interface AdsData {
  readonly texts: Translations;
  readonly inHouse: readonly InHouseAdData[];
  /** Absent where no network is configured. `frameHref` is the document of the isolated mode. */
  readonly network?: Omit<AdNetwork, 'origins' | 'isolated'> & { readonly frameHref?: string };
}

/**
 * The index of the in-house ad that a roll from 0 up to 1 picks.
 * @example pickInHouseAd(5, 0.2) // 1
 * @example pickInHouseAd(5, 0.99) // 4
 */
export function pickInHouseAd(count: number, roll: number): number {
  return Math.min(Math.floor(count * roll), count - 1);
}
