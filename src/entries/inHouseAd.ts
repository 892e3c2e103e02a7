/**
 * The program that shows one of the product family's own ads before the runtime is ready, if no network is
 * configured that could provide another one, and records a click on it. The head script loads it once the
 * page has been painted; see `loadInHouseAd`. The runtime takes the ad over unchanged; if something fails, the
 * runtime fills the slot.
 */
import { type AdsData, pickInHouseAd } from '../model/ads/AdsData';
import { dice } from '../browser/dice';
import { parseCardClasses } from '../model/ads/cardClasses';
import { drawCard } from '../browser/ads/drawAd';
import { watchClicks } from '../browser/ads/adReport';
import { sessionShape } from '../browser/ads/sessionFacts';

const SLOT = '[data-ad-holder] [data-ads]';

async function fill(href: string, language: string): Promise<void> {
  const response = await fetch(href);
  const { inHouse, network, texts } = (await response.json()) as AdsData;
  const ad = inHouse[pickInHouseAd(inHouse.length, dice())];
  const slot = document.querySelector<HTMLElement>(SLOT);
  // The reader may have left the page in the meantime, or the runtime may have been faster.
  if (network || !ad || !slot || slot.lang !== language || slot.childElementCount > 0) return;
  const shape = sessionShape(dice);
  slot.append(drawCard(ad, shape, parseCardClasses(slot.dataset.card ?? ''), texts));
  slot.dataset.early = shape;
  // Record clicks until the runtime takes the ad over; after that nothing reads the attribute.
  watchClicks(slot, () => (slot.dataset.clicked = ''));
}

const slot = document.querySelector<HTMLElement>(SLOT);
if (slot?.dataset.ads) fill(slot.dataset.ads, slot.lang).catch(() => undefined);
