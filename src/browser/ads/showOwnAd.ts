import { type AdsData, pickInHouseAd } from '../../model/ads/AdsData';
import { dice } from '../dice';
import { CARD_PARTS, drawCard, type CardClasses } from './drawAd';
import { watchClicks } from './adReport';
import { sessionShape } from './sessionShape';

const SLOT = '[data-place] [data-ads]';

async function fill(href: string, language: string): Promise<void> {
  // The document has only the style rules for its own content.
  const [response] = await Promise.all([fetch(href), window.docsShell?.loadSheet()]);
  const { inHouse, network, texts } = (await response.json()) as AdsData;
  const ad = inHouse[pickInHouseAd(inHouse.length, dice())];
  const slot = document.querySelector<HTMLElement>(SLOT);
  // The reader may have left the page in the meantime, or the runtime may have been faster.
  if (network || !ad || !slot || slot.lang !== language || slot.childElementCount > 0) return;
  const [prefix = '', ...others] = slot.dataset.card?.split(' ') ?? [];
  const classes = Object.fromEntries(
    CARD_PARTS.map((part, at) => [part, others.length > 0 ? ([prefix, ...others][at] ?? '') : prefix + part]),
  );
  const shape = sessionShape(dice);
  slot.append(drawCard(ad, shape, classes as CardClasses, texts));
  slot.dataset.early = shape;
  // Record clicks until the runtime takes the ad over; after that nothing reads the attribute.
  watchClicks(slot, () => (slot.dataset.clicked = ''));
}

/**
 * Shows one of the product family's own ads if no network is configured that could provide another one, and
 * records a click on it. The runtime takes the ad over unchanged; if something fails, the runtime fills the
 * slot.
 */
export function showOwnAd(): void {
  const slot = document.querySelector<HTMLElement>(SLOT);
  if (slot?.dataset.ads) fill(slot.dataset.ads, slot.lang).catch(() => undefined);
}
