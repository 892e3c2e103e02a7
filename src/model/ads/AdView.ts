import type { FeedAd, AdLabel } from './Ad';
import type { AdShape } from './AdShape';
import { AD_DISPLAY_SAMPLING_RATIO } from '../../constants';

/**
 * State of a page's ad slot (specification, section 4): an ad of the network, an in-house ad, an in-house ad
 * because the network showed only its placeholder, the appeal to readers with an ad blocker, or, after a
 * crash, nothing. Rendered as `data-ad-state`.
 */
type AdState = 'third-party' | 'in-house' | 'in-house-after-placeholder' | 'appeal' | 'empty';

/** Source of the ad of a view, other than in-house: the network's script, its feed, or none. */
type AdChannel = 'script' | 'feed' | 'none';

/** State of the ad slot in one view of one page. Created by `createAdView`, changed by `reduceAd`. */
export interface AdView {
  readonly state: AdState;
  readonly shape: AdShape;
  readonly channel: AdChannel;
  /** Number of looks for the placement so far. */
  readonly looks: number;
  /** Whether the channel has delivered its ad; then no further look is taken. */
  readonly filled: boolean;
  /** Whether the last look found that the ad is blocked. */
  readonly blocked: boolean;
  /** Whether the browser or the network refused the last request for the feed, as ad blockers do. */
  readonly refused: boolean;
  readonly appealRoll: number;
  /** Selects the in-house ad, if one is shown. */
  readonly inHouseRoll: number;
  /** The ad that the feed returned. */
  readonly feedAd?: FeedAd;
}

/**
 * Whether the network may be asked for an ad: consent is not needed, was given, was refused, or is still
 * open. Only the first two allow it.
 */
type AdConsent = 'unneeded' | 'given' | 'refused' | 'open';

/** Facts when a page with an ad slot is shown. */
export interface AdCircumstances {
  readonly shape: AdShape;
  readonly appealRoll: number;
  readonly inHouseRoll: number;
  /** What the network offers; absent if none is configured. */
  readonly network?: { readonly script: boolean; readonly feed: boolean };
  readonly consent: AdConsent;
  readonly online: boolean;
}

/** Picks the channel: the network's script fills the image shape, its feed the inline shape. */
function pickChannel({ shape, network, consent, online }: AdCircumstances): AdChannel {
  const allowed = consent === 'unneeded' || consent === 'given';
  if (!network || !allowed || !online) return 'none';
  if (shape === 'image') return network.script ? 'script' : 'none';
  return network.feed ? 'feed' : 'none';
}

/**
 * Returns the initial slot: `third-party` if the network's ad is expected, `in-house` without a network,
 * consent or connection. Bots get no slot.
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
    refused: false,
    appealRoll,
    inHouseRoll,
  };
}

/** Facts that decide about consent. */
interface ConsentFacts {
  /**
   * Whether the network needs consent; false for networks that store nothing about a reader, and without a
   * network.
   */
  readonly needed: boolean;
  /** The reader's choice, if there is one. */
  readonly choice?: 'given' | 'refused';
  /** The browser opts out for its reader: Global Privacy Control, Do Not Track. */
  readonly optOut: boolean;
}

/**
 * Returns whether the network may be used. A browser opt-out takes precedence over everything else, even if
 * consent is not needed.
 * @example resolveAdConsent({ needed: true, optOut: false }) // 'open'
 * @example resolveAdConsent({ needed: false, optOut: true }) // 'refused'
 */
export function resolveAdConsent({ needed, choice, optOut }: ConsentFacts): AdConsent {
  if (optOut) return 'refused';
  if (choice) return choice;
  return needed ? 'open' : 'unneeded';
}

/**
 * Returns the analytics label of what the reader sees; undefined while the network's ad is expected, and
 * after a crash.
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
 * Returns whether a display with this random roll is reported (specification, section 9).
 * @example isDisplaySampled(0.1) // true
 * @example isDisplaySampled(0.11) // false
 */
export function isDisplaySampled(roll: number): boolean {
  return roll <= AD_DISPLAY_SAMPLING_RATIO;
}
