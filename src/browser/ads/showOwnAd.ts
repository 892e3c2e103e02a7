import type { AdsData } from '../../model/ads/AdsData';
import { pickInHouseAd } from '../../model/ads/pickInHouseAd';
import { dice } from '../dice';
import { CARD_PARTS, drawCard, type CardClasses } from './drawCard';
import { sessionShape } from './sessionShape';

const SLOT = '[data-place] [data-ads]';

async function fill(href: string, language: string): Promise<void> {
  const { inHouse, network, texts } = (await (await fetch(href)).json()) as AdsData;
  const ad = inHouse[pickInHouseAd(inHouse.length, dice())];
  const slot = document.querySelector<HTMLElement>(SLOT);
  // The reader may have gone on meanwhile, or the runtime been faster.
  if (network || !ad || !slot || slot.lang !== language || slot.childElementCount > 0) return;
  const names = slot.dataset.card?.split(' ') ?? [];
  const classes = Object.fromEntries(CARD_PARTS.map((part, index) => [part, names[index] ?? '']));
  const shape = sessionShape(dice);
  slot.append(drawCard(ad, shape, classes as CardClasses, texts));
  slot.dataset.early = shape;
}

/**
 * Shows one of the family's own ads once the page is there and the browser has nothing else to do, where no network is
 * configured that could have another one. The runtime takes it over as it is; where anything fails, the runtime will
 * do it all.
 */
export function showOwnAd(): void {
  const { dataset } = document.documentElement;
  const show = () => {
    const slot = document.querySelector<HTMLElement>(SLOT);
    // A runtime that is there already fills the slot itself.
    if (slot?.dataset.ads && dataset.ready === undefined)
      fill(slot.dataset.ads, slot.lang).catch(() => undefined);
  };
  if (dataset.noAds !== undefined) return;
  // Behind the load event, and behind the first paint, which may come after it.
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(show)));
  document.addEventListener('click', ({ target }) => {
    const slot = target instanceof Element ? target.closest<HTMLElement>('[data-early]') : null;
    if (slot && dataset.ready === undefined) slot.dataset.clicked = '';
  });
}
