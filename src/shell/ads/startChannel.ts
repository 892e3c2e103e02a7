import { findPlacement, keepOnePlacement, watchPlacement } from '../../browser/ads/placement';
import { firePixels, readFeed } from '../../browser/ads/feed';
import { loadScript, openFrame } from '../../browser/ads/networkScript';
import { whenLeft, whenPresentable } from '../../browser/ads/readerPresence';
import { clock } from '../../browser/clock';
import { dice } from '../../browser/dice';
import { type AdNews, type Finding, isLooking } from '../../model/ads/AdNews';
import type { AdsData } from '../../model/ads/AdsData';
import type { AdView } from '../../model/ads/AdView';

/** A page that is left sooner asks no third party for anything. */
const DWELL_MS = 300;

export interface Channel {
  readonly network: NonNullable<AdsData['network']>;
  readonly host: HTMLElement;
  /** Said of links that open a window. */
  readonly linkNote: string;
  readonly getView: () => AdView;
  readonly tell: (news: AdNews) => void;
  readonly crash: () => void;
  readonly signal: AbortSignal;
}

function startScript({ network, host, linkNote, tell, crash, signal }: Channel): () => Finding {
  const { scriptUrl = '', frameHref, placementSelector, backersUrl } = network;
  const watching = {
    host,
    backersUrl,
    onPlaceholder: () => tell({ kind: 'placeholder' }),
    onExcess: crash,
    signal,
  };
  if (frameHref !== undefined) return openFrame({ ...watching, href: frameHref, linkNote });
  loadScript(scriptUrl, host, signal);
  // The first that is found ends the looks.
  const keep = (placement: Element) =>
    keepOnePlacement({ ...watching, selector: placementSelector, placement });
  return () => findPlacement(host, placementSelector, backersUrl, keep);
}

async function startFeed({ network, host, tell, signal }: Channel): Promise<void> {
  const { feedUrl = '', poweredby } = network;
  const feedAd = await readFeed({
    url: feedUrl,
    context: { poweredby, label: 'third-party-body-top-inline' },
    clock,
    dice,
    fetch: (input, init) => window.fetch(input, init),
    signal: whenLeft(signal),
  });
  if (signal.aborted) return;
  tell({ kind: 'feed', feedAd });
  if (feedAd) firePixels(feedAd.pixels, host, signal);
}

/**
 * Asks the network for the view's ad, by the channel that its shape has, once the reader stays and, having stayed, can
 * see the page.
 */
export function startChannel(channel: Channel): void {
  const { getView, tell, signal } = channel;
  if (getView().channel === 'none') return;
  const ask = () => {
    if (!navigator.onLine || getView().channel === 'none') return;
    const isFeed = getView().channel === 'feed';
    const look = isFeed ? (): Finding => 'nothing' : startScript(channel);
    if (isFeed) void startFeed(channel);
    watchPlacement({
      look,
      report: (finding) => {
        tell({ kind: 'look', finding });
        return isLooking(getView());
      },
      clock,
      signal,
    });
  };
  const cancel = clock.after(DWELL_MS, () => whenPresentable(ask, signal));
  signal.addEventListener('abort', cancel, { once: true });
  window.addEventListener('offline', () => tell({ kind: 'offline' }), { signal });
}
