import { type AdsData, pickInHouseAd } from '../../model/ads/AdsData';
import { dice } from '../dice';
import { CARD_PARTS, drawCard, type CardClasses } from './drawCard';
import { hearClicks } from './adReport';
import { sessionShape } from './sessionShape';

const SLOT = '[data-place] [data-ads]';

async function fill(href: string, language: string): Promise<void> {
  // The document holds no rules for what is not in it yet.
  const [response] = await Promise.all([fetch(href), window.docsShell?.loadSheet()]);
  const { inHouse, network, texts } = (await response.json()) as AdsData;
  const ad = inHouse[pickInHouseAd(inHouse.length, dice())];
  const slot = document.querySelector<HTMLElement>(SLOT);
  // The reader may have gone on meanwhile, or the runtime been faster.
  if (network || !ad || !slot || slot.lang !== language || slot.childElementCount > 0) return;
  const [prefix = '', ...others] = slot.dataset.card?.split(' ') ?? [];
  const classes = Object.fromEntries(
    CARD_PARTS.map((part, at) => [part, others.length > 0 ? ([prefix, ...others][at] ?? '') : prefix + part]),
  );
  const shape = sessionShape(dice);
  slot.append(drawCard(ad, shape, classes as CardClasses, texts));
  slot.dataset.early = shape;
  // The runtime may be there and not have taken the ad over yet; once it has, nobody asks for this any more.
  hearClicks(slot, () => (slot.dataset.clicked = ''));
}

/**
 * Shows one of the family's own ads where no network is configured that could have another one, and remembers a click
 * on it. The runtime takes it over as it is; where anything fails, the runtime will do it all.
 */
export function showOwnAd(): void {
  const slot = document.querySelector<HTMLElement>(SLOT);
  if (slot?.dataset.ads) fill(slot.dataset.ads, slot.lang).catch(() => undefined);
}
