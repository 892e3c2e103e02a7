import { AD_DISPLAY_DELAY_MS } from '../../constants';
import type { AdLabel } from '../../model/ads/Ad';
import { isDisplaySampled } from '../../model/ads/AdView';
import type { Track } from '../../model/analytics/AnalyticsEvent';
import type { Clock } from '../clock';
import type { Dice } from '../dice';
import { closestTo } from '../boot/closestTo';

interface DisplayReporting {
  readonly clock: Clock;
  readonly dice: Dice;
  readonly track: Track;
  readonly signal: AbortSignal;
}

/**
 * Returns what is told the label of the ad at every change. A label that has stood for 2500 ms is a display; of a
 * view's displays only the first counts, and of those one in ten is reported.
 */
export function createDisplayReport({ clock, dice, track, signal }: DisplayReporting) {
  let current: AdLabel | undefined;
  let displayed = false;
  let cancel: () => void = () => undefined;
  signal.addEventListener('abort', () => cancel(), { once: true });
  return (label: AdLabel | undefined): void => {
    if (label === current || signal.aborted) return;
    current = label;
    cancel();
    if (label === undefined || displayed) return;
    cancel = clock.after(AD_DISPLAY_DELAY_MS, () => {
      displayed = true;
      if (isDisplaySampled(dice())) track({ name: 'ad_display', label });
    });
  };
}

/** Tells of every click on a link in an element, and of one with the middle button, until the signal, if any, ends it. */
export function hearClicks(element: HTMLElement, click: () => void, signal?: AbortSignal): void {
  const hear = (event: MouseEvent) => {
    const isMeant = event.type === 'click' || event.button === 1;
    if (isMeant && closestTo(event, 'a')) click();
  };
  const options = signal ? { signal } : {};
  element.addEventListener('click', hear, options);
  element.addEventListener('auxclick', hear, options);
}
