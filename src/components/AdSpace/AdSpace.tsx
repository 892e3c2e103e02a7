import { CARD_PARTS } from '../../browser/ads/drawAd';
import { escapeHtml } from '../../model/page/escapeHtml';
import cardStyles from './AdCard.module.css';
import type { Translate } from '../Translations';
import styles from './AdSpace.module.css';

interface AdSpaceProps {
  /** What fills the slot, see `AdsData`; a page without one has no slot, its place is empty and takes no room. */
  adsHref: string | undefined;
  /** The reader's language, which may not be the one of the page's text. */
  language: string;
  translate: Translate;
}

/** By which class names a card is drawn: what stands before the names of all its parts, else all of them. */
function nameCard(): string {
  const names = CARD_PARTS.map((part) => cardStyles[part] ?? part);
  const [prefix = ''] = (names[0] ?? '').split(CARD_PARTS[0]);
  return names.every((name, at) => name === prefix + CARD_PARTS[at]) ? prefix : names.join(' ');
}

/**
 * The place of the ad: its height is reserved in the document, before anything of an ad is there. Place and slot are
 * markup that React does not look into. Content blockers take such elements out, and what is not React's it can't
 * miss. The slot says where the family's ads are, and by which class names a card is drawn, for the first script of
 * the document, which shows one before the framework is there.
 */
export function AdSpace({ adsHref, language, translate }: AdSpaceProps) {
  const label = escapeHtml(translate('advertisement'));
  const own = `data-ads="${escapeHtml(adsHref ?? '')}" data-card="${nameCard()}"`;
  const slot = `<aside aria-label="${label}" data-ad-state="in-house" lang="${escapeHtml(language)}" ${own}></aside>`;
  const html = adsHref ? `<div class="${styles.place ?? ''}">${slot}</div>` : '';
  return <div data-place="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
