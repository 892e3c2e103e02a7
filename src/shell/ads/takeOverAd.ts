import { createDisplayReport, hearClicks } from '../../browser/ads/adReport';
import { clock } from '../../browser/clock';
import { dice } from '../../browser/dice';
import { parseShape } from '../../model/ads/AdShape';
import { type AdView, adViewToLabel } from '../../model/ads/AdView';
import type { Track } from '../../model/analytics/AnalyticsEvent';

export interface AdTakeover {
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
