import type { AdConsent } from './AdConsent';
import type { AdShape } from './AdShape';
import type { AdChannel, AdView } from './AdView';

/** What is known when a page with an ad slot comes into view. */
export interface AdCircumstances {
  readonly shape: AdShape;
  readonly appealRoll: number;
  readonly inHouseRoll: number;
  /** What the network offers; absent where none is configured. */
  readonly network?: { readonly script: boolean; readonly feed: boolean };
  readonly consent: AdConsent;
  readonly online: boolean;
  readonly bot: boolean;
}

/** The image shape is filled by the network's script, the inline shape by its feed. */
function pickChannel({ shape, network, consent, online, bot }: AdCircumstances): AdChannel {
  const allowed = consent === 'unneeded' || consent === 'given';
  if (!network || !allowed || !online || bot) return 'none';
  if (shape === 'image') return network.script ? 'script' : 'none';
  return network.feed ? 'feed' : 'none';
}

/**
 * The slot as it is before anything was looked for: `third-party` where the network's ad is awaited, `in-house`
 * where there is no network, no consent or no connection, `empty` for bots.
 */
export function createAdView(circumstances: AdCircumstances): AdView {
  const { shape, appealRoll, inHouseRoll, bot } = circumstances;
  const channel = pickChannel(circumstances);
  const ownAd = bot ? 'empty' : 'in-house';
  return {
    state: channel === 'none' ? ownAd : 'third-party',
    shape,
    channel,
    looks: 0,
    filled: false,
    blocked: false,
    appealRoll,
    inHouseRoll,
  };
}
