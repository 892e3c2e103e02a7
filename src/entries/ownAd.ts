/**
 * The program that shows one of the product family's own ads before the runtime is ready, if no network is
 * configured that could provide another one, and records a click on it. The head script loads it once the
 * page has been painted; see `loadOwnAd`. The runtime takes the ad over unchanged; if something fails, the
 * runtime fills the slot.
 */
import { type AdsData, pickInHouseAd } from '../model/ads/AdsData';
import { dice } from '../browser/dice';
import { CARD_PARTS, drawCard, type CardClasses } from '../browser/ads/drawAd';
import { watchClicks } from '../browser/ads/adReport';
import { sessionShape } from '../browser/ads/sessionFacts';

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

const slot = document.querySelector<HTMLElement>(SLOT);
if (slot?.dataset.ads) fill(slot.dataset.ads, slot.lang).catch(() => undefined);
