import { createDisplayReport, hearClicks } from '../../browser/ads/adReport';
import { type AdClasses, drawAd } from '../../browser/ads/drawAd';
import { clock } from '../../browser/clock';
import { dice } from '../../browser/dice';
import cardStyles from '../../components/AdSpace/AdCard.module.css';
import { type AdNews, reduceAd } from '../../model/ads/AdNews';
import type { AdsData } from '../../model/ads/AdsData';
import { type AdView, adViewToLabel } from '../../model/ads/AdView';
import type { Track } from '../../model/analytics/AnalyticsEvent';
import { translate } from '../../model/languages/translate';
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
 * Draws the view of a slot, and asks the network for its ad, until the signal ends the view. An ad that cannot be drawn
 * leaves the slot empty, in a place that keeps its size (specification, section 4).
 */
export function openSlot({ slot, data, network, firstView, track, signal }: OpenSlot): void {
  const report = createDisplayReport({ clock, dice, track, signal });
  let view = firstView;
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  /** Where the network puts its ad; nothing else is put in it. */
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
  let drawn: AdView | undefined;
  const draw = () => {
    slot.dataset.adState = view.state;
    // An ad of the feed is drawn in the box; nothing may lie over it that takes its clicks.
    host.inert = view.state !== 'third-party' || !view.filled || view.feedAd !== undefined;
    if (view.state === 'empty' || view.state === 'in-house-after-placeholder') host.remove();
    // What is shown stays the element that it is.
    if (drawn?.state !== view.state || drawn.feedAd !== view.feedAd) {
      drawn = view;
      try {
        const ad = drawAd(view, data, cardStyles as AdClasses);
        box.replaceChildren(...(ad ? [ad] : []));
      } catch {
        box.replaceChildren();
        crash();
        return;
      }
    }
    report(adViewToLabel(view));
  };

  hearClicks(box, click, signal);
  hearClicks(host, click, signal);
  const close = () => slot.replaceChildren();
  signal.addEventListener('abort', close, { once: true });
  draw();
  if (!network) return;
  const linkNote = translate(data.texts, 'newWindow');
  startChannel({ network, host, linkNote, getView: () => view, tell, crash, signal });
}
