import { createDisplayReport, watchClicks } from './adReport';
import { drawAd } from './drawAd';
import { clock } from '../clock';
import { dice } from '../dice';
import { type AdSlotEvent, reduceAd, type Finding, isLooking } from '../../model/ads/AdSlotEvent';
import { AD_CLASSES } from '../../model/ads/adClasses';
import { type AdsData, findInHouseAd } from '../../model/ads/AdsData';
import { type AdView, adViewToLabel } from '../../model/ads/AdView';
import type { Track } from '../../model/analytics/AnalyticsEvent';
import { findPlacement, keepOnePlacement, watchPlacement } from './placement';
import { firePixels, readFeed } from './feed';
import { loadScript } from './networkScript';
import { whenLeft, whenPresentable } from './readerPresence';
import { watchView } from './watchView';

export interface OpenSlotOptions {
  readonly slot: HTMLElement;
  readonly data: AdsData;
  /** Absent if no network may be used. */
  readonly network: AdsData['network'];
  readonly firstView: AdView;
  readonly track: Track;
  readonly signal: AbortSignal;
}

/**
 * Draws the view of a slot and requests the network's ad, until the signal ends the view. If an ad cannot be
 * drawn, the slot is empty and keeps its size (specification, section 4).
 */
export function openSlot({ slot, data, network, firstView, track, signal }: OpenSlotOptions): void {
  const report = createDisplayReport({ clock, dice, track, signal });
  let view = firstView;
  let isInView = false;
  const reportShown = () => report(isInView ? adViewToLabel(view) : undefined, nameAd());
  const box = document.createElement('div');
  box.className = AD_CLASSES.box;
  /** The element for the network's ad; nothing else is inserted there. */
  const host = document.createElement('div');
  host.className = AD_CLASSES.host;
  slot.replaceChildren(box, host);

  const click = () => {
    const label = adViewToLabel(view);
    if (label) track({ name: 'ad_click', label, ...nameAd() });
  };
  const nameAd = () => {
    const ad = findInHouseAd(view, data)?.label;
    return ad === undefined ? {} : { ad };
  };
  const send = (event: AdSlotEvent) => {
    const next = reduceAd(view, event);
    if (signal.aborted || next === view) return;
    view = next;
    draw();
  };
  const crash = () => {
    if (view.state === 'empty') return;
    track({ name: 'ad_crash' });
    send({ kind: 'crash' });
  };
  let drawn: AdView | undefined;
  const draw = () => {
    slot.dataset.adState = view.state;
    // An ad of the feed is drawn in the box; nothing may lie over it and take its clicks.
    host.inert = view.state !== 'third-party' || !view.filled || view.feedAd !== undefined;
    if (view.state === 'empty' || view.state === 'in-house-after-placeholder') host.remove();
    // An unchanged ad keeps its element.
    if (drawn?.state !== view.state || drawn.feedAd !== view.feedAd) {
      drawn = view;
      try {
        const ad = drawAd(view, data);
        box.replaceChildren(...(ad ? [ad] : []));
      } catch {
        box.replaceChildren();
        crash();
        return;
      }
    }
    reportShown();
  };

  watchClicks(box, click, signal);
  watchClicks(host, click, signal);
  const close = () => slot.replaceChildren();
  signal.addEventListener('abort', close, { once: true });
  draw();
  watchView(
    slot,
    (isNow) => {
      isInView = isNow;
      reportShown();
    },
    signal,
  );
  if (!network) return;
  startChannel({ network, host, getView: () => view, send, crash, signal });
}

/** If the reader leaves the page earlier, no third party is contacted. */
const DWELL_MS = 300;

interface Channel {
  readonly network: NonNullable<AdsData['network']>;
  readonly host: HTMLElement;
  readonly getView: () => AdView;
  readonly send: (event: AdSlotEvent) => void;
  readonly crash: () => void;
  readonly signal: AbortSignal;
}

function startScript({ network, host, send, crash, signal }: Channel): () => Finding {
  const { scriptUrl = '', placementSelector, backersUrl } = network;
  loadScript(scriptUrl, host, signal);
  // The first placement that is found ends the polling.
  const keep = (placement: Element) =>
    keepOnePlacement({
      host,
      selector: placementSelector,
      placement,
      backersUrl,
      onPlaceholder: () => send({ kind: 'placeholder' }),
      onExcess: crash,
      signal,
    });
  return () => findPlacement(host, placementSelector, backersUrl, keep);
}

async function startFeed({ network, host, send, signal }: Channel): Promise<void> {
  const { feedUrl = '', poweredby } = network;
  const feedAd = await readFeed({
    url: feedUrl,
    context: { poweredby, label: 'third-party-body-top-inline' },
    clock,
    dice,
    fetch: (input, init) => window.fetch(input, init),
    onMiss: (refused) => send({ kind: 'request', refused }),
    signal: whenLeft(signal),
  });
  if (signal.aborted) return;
  send({ kind: 'feed', feedAd });
  if (feedAd) firePixels(feedAd.pixels, host, signal);
}

/**
 * Requests the ad from the network by the channel of the view's shape, once the reader has stayed for a while
 * and the page is visible.
 */
function startChannel(channel: Channel): void {
  const { getView, send, signal } = channel;
  if (getView().channel === 'none') return;
  const ask = () => {
    if (!navigator.onLine || getView().channel === 'none') return;
    const isFeed = getView().channel === 'feed';
    const look = isFeed ? (): Finding => 'nothing' : startScript(channel);
    if (isFeed) void startFeed(channel);
    watchPlacement({
      look,
      report: (finding) => {
        send({ kind: 'look', finding });
        return isLooking(getView());
      },
      clock,
      signal,
    });
  };
  const cancel = clock.after(DWELL_MS, () => whenPresentable(ask, signal));
  signal.addEventListener('abort', cancel, { once: true });
  window.addEventListener('offline', () => send({ kind: 'offline' }), { signal });
}
