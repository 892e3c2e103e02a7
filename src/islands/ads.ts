import { showAd } from '../browser/ads/showAd';
import { track } from '../browser/analytics/track';
import { readFacts } from '../browser/pageFacts';
import { root } from '../browser/root';

/**
 * Fills the ad slot of the page, for readers who are not bots. Without its data the slot stays empty.
 * @param element the place of the slot, see `AdSpace`
 */
export function start(element: HTMLElement): void {
  const { disableAd, adsHref } = readFacts().page;
  const slot = element.querySelector('aside');
  if (disableAd || adsHref === undefined || root.dataset.noAds !== undefined || !slot) return;
  showAd({ slot, adsHref, track }).catch(() => (slot.dataset.adState = 'empty'));
}
