import { readCircumstances, sessionShape } from '../../browser/ads/sessionFacts';
import { whenPresentable } from '../../browser/ads/readerPresence';
import { getConsent, subscribeConsent } from '../../browser/consent';
import { dice } from '../../browser/dice';
import type { AdsData } from '../../model/ads/AdsData';
import { type AdView, createAdView, resolveAdConsent, adViewToLabel } from '../../model/ads/AdView';
import type { Track } from '../../model/analytics/AnalyticsEvent';
import { openSlot } from './openSlot';
import { createDisplayReport, watchClicks } from '../../browser/ads/adReport';
import { clock } from '../../browser/clock';
import { parseShape } from '../../model/ads/AdShape';
import { fetchFile } from '../../browser/fetching/fetchFile';
import { onceEach } from '../../browser/onceEach';

export interface ShowAdOptions {
  readonly slot: HTMLElement;
  readonly adsHref: string;
  readonly track: Track;
  /** Ends the view. */
  readonly signal: AbortSignal;
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
 * Shows an ad in a slot, once the page is visible and until the signal ends the view. If the reader's consent
 * changes which network may be used, here or in another tab, the view starts again with the same rolls; any
 * other answer leaves the ad as it is.
 * @throws if the product family's ads could not be loaded
 */
export async function showAd({ slot, adsHref, track, signal }: ShowAdOptions): Promise<void> {
  const data = await fetchAds(adsHref);
  await new Promise<void>((resolve) => {
    whenPresentable(resolve, signal);
  });
  if (signal.aborted) return;
  const network = networkOf(data);
  const rolls = { shape: sessionShape(dice), appealRoll: dice(), inHouseRoll: dice() };
  const open = (view: AdView) => {
    const end = new AbortController();
    const ends = AbortSignal.any([signal, end.signal]);
    if (network || !takeOverAd({ slot, view, track, signal: ends }))
      openSlot({ slot, data, network, firstView: view, track, signal: ends });
    return end;
  };
  // The current connection is not part of the reader's answer.
  const resolveChannel = () => createView(network, rolls, true).channel;
  let allowed = resolveChannel();
  let shown = createView(network, rolls);
  let end = open(shown);
  const unsubscribe = subscribeConsent(() => {
    const before = allowed;
    allowed = resolveChannel();
    const next = createView(network, rolls);
    if (allowed === before || next.channel === shown.channel) return;
    end.abort();
    shown = next;
    end = open(shown);
  });
  signal.addEventListener('abort', unsubscribe, { once: true });
}

interface AdTakeover {
  readonly slot: HTMLElement;
  readonly view: AdView;
  readonly track: Track;
  readonly signal: AbortSignal;
}

/**
 * Takes over an in-house ad that was shown before the runtime: the element stays, so it neither flickers nor
 * loses the focus, and is counted from now on. Returns false if the slot has no such ad.
 */
export function takeOverAd({ slot, view, track, signal }: AdTakeover): boolean {
  const shape = parseShape(slot.dataset.early ?? null);
  if (!shape || view.state !== 'in-house' || slot.childElementCount === 0) return false;
  const label = adViewToLabel({ ...view, shape });
  const click = () => {
    if (label) track({ name: 'ad_click', label });
  };
  watchClicks(slot, click, signal);
  if (slot.dataset.clicked !== undefined) click();
  const close = () => {
    slot.replaceChildren();
    delete slot.dataset.early;
    delete slot.dataset.clicked;
  };
  signal.addEventListener('abort', close, { once: true });
  createDisplayReport({ clock, dice, track, signal })(label);
  return true;
}

/**
 * Returns the product family's ad data in one language, by the address of that file.
 * @throws if the file could not be loaded; the next view tries again
 */
const fetchAds = onceEach(async (href) => (await (await fetchFile(href)).json()) as AdsData);
