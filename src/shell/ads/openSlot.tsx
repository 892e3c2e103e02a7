import { createRoot } from 'react-dom/client';
import { createDisplayReport, hearClicks } from '../../browser/ads/adReport';
import { clock } from '../../browser/clock';
import { dice } from '../../browser/dice';
import { AdBoundary, AdBox } from '../../components/AdBox/AdBox';
import type { Translate } from '../../components/Translations';
import { type AdNews, reduceAd } from '../../model/ads/AdNews';
import type { AdsData } from '../../model/ads/AdsData';
import { type AdView, adViewToLabel } from '../../model/ads/AdView';
import type { Track } from '../../model/analytics/AnalyticsEvent';
import { translate as translateText } from '../../model/languages/translate';
import styles from './openSlot.module.css';
import { startChannel } from './startChannel';

export interface OpenSlot {
  readonly slot: HTMLElement;
  readonly data: AdsData;
  /** Absent where no network is to be asked. */
  readonly network: AdsData['network'];
  readonly firstView: AdView;
  readonly track: Track;
  readonly signal: AbortSignal;
}

/**
 * Draws the view of a slot, and asks the network for its ad, until the signal ends the view. What is drawn has a root
 * of its own: neither a crash in it nor a content blocker that takes it apart can reach the page.
 */
export function openSlot({ slot, data, network, firstView, track, signal }: OpenSlot): void {
  const translate: Translate = (key, values) => translateText(data.texts, key, values);
  const report = createDisplayReport({ clock, dice, track, signal });
  let view = firstView;
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  /** Where the network puts its ad; the framework draws nothing in it. */
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  slot.replaceChildren(box, host);

  const click = () => {
    const label = adViewToLabel(view);
    if (label) track({ name: 'ad_click', label });
  };
  const tell = (news: AdNews) => {
    const next = reduceAd(view, news);
    if (signal.aborted || next === view) return;
    view = next;
    draw();
  };
  const crash = () => {
    if (view.state === 'empty') return;
    track({ name: 'ad_crash' });
    tell({ kind: 'crash' });
  };
  const root = createRoot(box, { onUncaughtError: crash, onCaughtError: () => undefined });
  const draw = () => {
    slot.dataset.adState = view.state;
    // An ad of the feed is drawn in the box, over which nothing may lie that takes its clicks.
    host.inert = view.state !== 'third-party' || !view.filled || view.feedAd !== undefined;
    if (view.state === 'empty' || view.state === 'in-house-after-placeholder') host.remove();
    root.render(
      <AdBoundary onCrash={crash}>
        <AdBox view={view} inHouse={data.inHouse} translate={translate} onClick={click} />
      </AdBoundary>,
    );
    report(adViewToLabel(view));
  };

  hearClicks(host, click, signal);
  const close = () => {
    slot.replaceChildren();
    // Outside of the work of the framework, in which the view may have been ended.
    queueMicrotask(() => root.unmount());
  };
  signal.addEventListener('abort', close, { once: true });
  draw();
  if (!network) return;
  const linkNote = translate('newWindow');
  startChannel({ network, host, linkNote, getView: () => view, tell, crash, signal });
}
