import { readCircumstances } from '../../browser/ads/readCircumstances';
import { sessionShape } from '../../browser/ads/sessionShape';
import { whenPresentable } from '../../browser/ads/readerPresence';
import { getConsent, subscribeConsent } from '../../browser/consent';
import { dice } from '../../browser/dice';
import type { AdsData } from '../../model/ads/AdsData';
import { type AdView, createAdView, resolveAdConsent, adViewToLabel } from '../../model/ads/AdView';
import type { Track } from '../../model/analytics/AnalyticsEvent';
import { openSlot } from './openSlot';
import { createDisplayReport, hearClicks } from '../../browser/ads/adReport';
import { clock } from '../../browser/clock';
import { parseShape } from '../../model/ads/AdShape';
import { fetchFile } from '../../browser/fetching/fetchFile';
import { onceEach } from '../../browser/onceEach';

export interface AdShowing {
  readonly slot: HTMLElement;
  readonly adsHref: string;
  readonly track: Track;
  /** Ends the view. */
  readonly signal: AbortSignal;
}

/** In development the network is asked only where the settings say so. */
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
 * Shows an ad in a slot, once a reader can see the page and until the signal ends the view. Where the reader's answer
 * changes whom may be asked, here or in another tab, the view begins anew with the same rolls; any other answer
 * leaves the ad alone.
 * @throws where the family's ads can't be had
 */
export async function showAd({ slot, adsHref, track, signal }: AdShowing): Promise<void> {
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
  // Whether there is a connection just now is not the reader's answer.
  const whoMayBeAsked = () => createView(network, rolls, true).channel;
  let allowed = whoMayBeAsked();
  let shown = createView(network, rolls);
  let end = open(shown);
  const unsubscribe = subscribeConsent(() => {
    const before = allowed;
    allowed = whoMayBeAsked();
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
 * Takes over the ad of the family that stands in a slot since before the runtime: it stays the element that it is, so
 * that it neither flickers nor loses a reader's focus, and is counted from now on. False where none stands there.
 */
export function takeOverAd({ slot, view, track, signal }: AdTakeover): boolean {
  const shape = parseShape(slot.dataset.early ?? null);
  if (!shape || view.state !== 'in-house' || slot.childElementCount === 0) return false;
  const label = adViewToLabel({ ...view, shape });
  const click = () => {
    if (label) track({ name: 'ad_click', label });
  };
  hearClicks(slot, click, signal);
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
