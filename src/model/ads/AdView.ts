import type { FeedAd } from './Ad';
import type { AdShape } from './AdShape';
import type { AdState } from './AdState';

/** Where the ad of a view comes from, other than from this family: the network's script, its feed, or nowhere. */
export type AdChannel = 'script' | 'feed' | 'none';

/** Everything that is known of the ad slot in one view of one page. Made by `createAdView`, changed by `reduceAd`. */
export interface AdView {
  readonly state: AdState;
  readonly shape: AdShape;
  readonly channel: AdChannel;
  /** Looks for the placement so far. */
  readonly looks: number;
  /** What the channel was asked for is there; no further look is taken. */
  readonly filled: boolean;
  /** The last look found the ad to be blocked. */
  readonly blocked: boolean;
  readonly appealRoll: number;
  /** Decides which in-house ad stands in where one is shown. */
  readonly inHouseRoll: number;
  /** The entry that the feed gave. */
  readonly feedAd?: FeedAd;
}
