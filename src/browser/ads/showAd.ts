import { readCircumstances, sessionShape } from './sessionFacts';
import { whenPresentable } from './readerPresence';
import { getConsent, subscribeConsent } from '../consent';
import { dice } from '../dice';
import type { AdsData } from '../../model/ads/AdsData';
import { type AdView, createAdView, resolveAdConsent } from '../../model/ads/AdView';
import type { Track } from '../../model/analytics/AnalyticsEvent';
import { openSlot } from './openSlot';
import { fetchFile } from '../fetching/fetchFile';

interface ShowAdOptions {
  readonly slot: HTMLElement;
  readonly adsHref: string;
  readonly track: Track;
}

/** In development, the network is used only if the settings enable it. */
function networkOf({ network }: AdsData): AdsData['network'] {
  return process.env.NODE_ENV === 'production' || network?.inDevelopment ? network : undefined;
}

type Rolls = Pick<AdView, 'shape' | 'appealRoll' | 'inHouseRoll'>;

function createView(network: AdsData['network'], rolls: Rolls, isAsOnline = false): AdView {
  const { online, optOut } = readCircumstances();
  return createAdView({
    ...rolls,
    network: network && { script: network.scriptUrl !== undefined, feed: network.feedUrl !== undefined },
    consent: resolveAdConsent({ needed: network?.consentNeeded ?? false, choice: getConsent(), optOut }),
    online: online || isAsOnline,
  });
}

/**
 * Shows an ad in a slot, once a reader can see the page. It stays as long as the document, also in the cache of the
 * browser's history. If the reader's consent changes which network may be used, here or in another tab, the view
 * starts again with the same rolls; any other answer leaves the ad as it is.
 * @throws if the product family's ads could not be loaded
 */
export async function showAd({ slot, adsHref, track }: ShowAdOptions): Promise<void> {
  const data = (await (await fetchFile(adsHref)).json()) as AdsData;
  await new Promise<void>((resolve) => {
    whenPresentable(resolve);
  });
  const network = networkOf(data);
  const rolls = { shape: sessionShape(dice), appealRoll: dice(), inHouseRoll: dice() };
  const open = (view: AdView) => {
    const end = new AbortController();
    openSlot({ slot, data, network, firstView: view, track, signal: end.signal });
    return end;
  };
  // The current connection is not part of the reader's answer.
  const resolveChannel = () => createView(network, rolls, true).channel;
  let allowed = resolveChannel();
  let shown = createView(network, rolls);
  let end = open(shown);
  subscribeConsent(() => {
    const before = allowed;
    allowed = resolveChannel();
    const next = createView(network, rolls);
    if (allowed === before || next.channel === shown.channel) return;
    end.abort();
    shown = next;
    end = open(shown);
  });
}
