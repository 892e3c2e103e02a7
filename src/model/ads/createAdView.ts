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
