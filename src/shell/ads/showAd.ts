import { fetchAds } from '../../browser/ads/fetchAds';
import { readCircumstances } from '../../browser/ads/readCircumstances';
import { sessionShape } from '../../browser/ads/sessionShape';
import { whenPresentable } from '../../browser/ads/whenPresentable';
import { dice } from '../../browser/dice';
import type { AdsData } from '../../model/ads/AdsData';
import { createAdView } from '../../model/ads/createAdView';
import { resolveAdConsent } from '../../model/ads/resolveAdConsent';
import type { Track } from '../../model/analytics/AnalyticsEvent';
import { openSlot } from './openSlot';
import { takeOverAd } from './takeOverAd';

export interface AdShowing {
  readonly slot: HTMLElement;
  readonly adsHref: string;
  readonly choice: 'given' | 'refused' | undefined;
  readonly track: Track;
  /** Ends the view. */
  readonly signal: AbortSignal;
}

/** In development the network is asked only where the settings say so. */
function networkOf({ network }: AdsData): AdsData['network'] {
  return process.env.NODE_ENV === 'production' || network?.inDevelopment ? network : undefined;
}

function createView(network: AdsData['network'], choice: AdShowing['choice']) {
  const { online, optOut } = readCircumstances();
  return createAdView({
    shape: sessionShape(dice),
    appealRoll: dice(),
    inHouseRoll: dice(),
    network: network && { script: network.scriptUrl !== undefined, feed: network.feedUrl !== undefined },
    consent: resolveAdConsent({ needed: network?.consentNeeded ?? false, choice, optOut }),
    online,
  });
}

/**
 * Shows an ad in a slot, once a reader can see the page and until the signal ends the view.
 * @throws where the family's ads can't be had
 */
export async function showAd({ slot, adsHref, choice, track, signal }: AdShowing): Promise<void> {
  const data = await fetchAds(adsHref);
  await new Promise<void>((resolve) => {
    whenPresentable(resolve, signal);
  });
  if (signal.aborted) return;
  const network = networkOf(data);
  const firstView = createView(network, choice);
  if (!network && takeOverAd({ slot, view: firstView, track, signal })) return;
  openSlot({ slot, data, network, firstView, track, signal });
}
