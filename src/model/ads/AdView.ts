import type { FeedAd, AdLabel } from './Ad';
import type { AdShape } from './AdShape';
import { AD_DISPLAY_SAMPLING_RATIO } from '../../constants';

/**
 * What the ad slot of a page shows (specification, section 4): an ad of the network, an ad of the family, the same
 * after the network had only its placeholder to show, the message to readers with an ad blocker, or, after a crash,
 * nothing. Drawn as `data-ad-state`.
 */
type AdState = 'third-party' | 'in-house' | 'in-house-after-placeholder' | 'appeal' | 'empty';

/** Where the ad of a view comes from, other than from this family: the network's script, its feed, or nowhere. */
type AdChannel = 'script' | 'feed' | 'none';

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

/**
 * Whether third parties may be asked for an ad: nobody has to be asked, the reader agreed, refused, or has not
 * answered. Only the first two allow it.
 */
type AdConsent = 'unneeded' | 'given' | 'refused' | 'open';

/** What is known when a page with an ad slot comes into view. */
export interface AdCircumstances {
  readonly shape: AdShape;
  readonly appealRoll: number;
  readonly inHouseRoll: number;
  /** What the network offers; absent where none is configured. */
  readonly network?: { readonly script: boolean; readonly feed: boolean };
  readonly consent: AdConsent;
  readonly online: boolean;
}

/** The image shape is filled by the network's script, the inline shape by its feed. */
function pickChannel({ shape, network, consent, online }: AdCircumstances): AdChannel {
  const allowed = consent === 'unneeded' || consent === 'given';
  if (!network || !allowed || !online) return 'none';
  if (shape === 'image') return network.script ? 'script' : 'none';
  return network.feed ? 'feed' : 'none';
}

/**
 * The slot as it is before anything was looked for: `third-party` where the network's ad is awaited, `in-house`
 * where there is no network, no consent or no connection. Bots have no slot to open.
 */
export function createAdView(circumstances: AdCircumstances): AdView {
  const { shape, appealRoll, inHouseRoll } = circumstances;
  const channel = pickChannel(circumstances);
  return {
    state: channel === 'none' ? 'in-house' : 'third-party',
    shape,
    channel,
    looks: 0,
    filled: false,
    blocked: false,
    appealRoll,
    inHouseRoll,
  };
}

/** What is known when consent is decided. */
interface ConsentFacts {
  /** The network asks for it; false for networks that keep nothing about a reader, and without a network. */
  readonly needed: boolean;
  /** What the reader chose, where a choice was offered and taken. */
  readonly choice?: 'given' | 'refused';
  /** The browser says no for its reader: Global Privacy Control, Do Not Track. */
  readonly optOut: boolean;
}

/**
 * Whether the network may be asked. A browser that says no for its reader is heeded before everything else, even
 * where nobody has to be asked.
 * @example resolveAdConsent({ needed: true, optOut: false }) // 'open'
 * @example resolveAdConsent({ needed: false, optOut: true }) // 'refused'
 */
export function resolveAdConsent({ needed, choice, optOut }: ConsentFacts): AdConsent {
  if (optOut) return 'refused';
  if (choice) return choice;
  return needed ? 'open' : 'unneeded';
}

/**
 * What the reader sees, for analytics; undefined as long as the network's ad is awaited, and after a crash.
 * @example adViewToLabel(createAdView({ …, shape: 'image' })) // 'in-house-body-top-image'
 */
export function adViewToLabel({ state, shape, filled, blocked }: AdView): AdLabel | undefined {
  switch (state) {
    case 'third-party':
      return filled ? `third-party-body-top-${shape}` : undefined;
    case 'in-house':
      return `${blocked ? 'in-house-adblock' : 'in-house'}-body-top-${shape}`;
    case 'in-house-after-placeholder':
      return `in-house-carbon-body-top-${shape}`;
    case 'appeal':
      return `appeal-body-top-${shape}`;
    case 'empty':
      return undefined;
  }
}

/**
 * Whether a display with this roll is reported (specification, section 9).
 * @example isDisplaySampled(0.1) // true
 * @example isDisplaySampled(0.11) // false
 */
export function isDisplaySampled(roll: number): boolean {
  return roll <= AD_DISPLAY_SAMPLING_RATIO;
}
