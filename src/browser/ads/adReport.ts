import { AD_DISPLAY_DELAY_MS } from '../../constants';
import type { AdLabel } from '../../model/ads/Ad';
import { isDisplaySampled } from '../../model/ads/AdView';
import type { Track } from '../../model/analytics/AnalyticsEvent';
import type { Clock } from '../clock';
import type { Dice } from '../dice';
import { closestTo } from '../closestTo';

interface DisplayReporting {
  readonly clock: Clock;
  readonly dice: Dice;
  readonly track: Track;
  readonly signal: AbortSignal;
}

/**
 * Returns a function to call at every change with the label of what is in view of the slot, and which ad it shows. A
 * label that stays for 2500 ms counts as a display; only the first display of a view counts, and one in ten of those is
 * reported.
 */
export function createDisplayReport({ clock, dice, track, signal }: DisplayReporting) {
  let current: AdLabel | undefined;
  let displayed = false;
  let cancel: () => void = () => undefined;
  signal.addEventListener('abort', () => cancel(), { once: true });
  return (label: AdLabel | undefined, which: { readonly ad?: string } = {}): void => {
    if (label === current || signal.aborted) return;
    current = label;
    cancel();
    if (label === undefined || displayed) return;
    cancel = clock.after(AD_DISPLAY_DELAY_MS, () => {
      displayed = true;
      if (isDisplaySampled(dice())) track({ name: 'ad_display', label, ...which });
    });
  };
}

/**
 * Calls `click` on every click or middle click on a link in an element, until the signal, if any, is aborted.
 * See https://developer.mozilla.org/docs/Web/API/Element/auxclick_event
 */
export function watchClicks(element: HTMLElement, click: () => void, signal?: AbortSignal): void {
  const handleClick = (event: MouseEvent) => {
    const isMeant = event.type === 'click' || event.button === 1;
    if (isMeant && closestTo(event, 'a')) click();
  };
  const options = signal ? { signal } : {};
  element.addEventListener('click', handleClick, options);
  element.addEventListener('auxclick', handleClick, options);
}
