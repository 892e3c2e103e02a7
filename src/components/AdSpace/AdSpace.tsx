import { formatCardClasses } from '../../model/ads/cardClasses';
import { escapeHtml } from '../../model/page/escapeHtml';
import cardStyles from './AdCard.module.css';
import type { Translate } from '../Translations';
import { useTrustedHtml } from '../useTrustedHtml';
import styles from './AdSpace.module.css';

interface AdSpaceProps {
  /**
   * Address of the ads that fill the slot, see `AdsData`. Without it there is no slot, and no space is
   * reserved.
   */
  adsHref: string | undefined;
  /** The reader's language; the page's text may be in another one. */
  language: string;
  translate: Translate;
}

/**
 * The place of the ad. The document reserves its height before any ad is loaded. Place and slot are raw HTML
 * that React does not manage: content blockers remove such elements, which would break React's updates. The
 * slot holds the address of the in-house ads and the class names of a card. The first script of the document
 * reads them to show an ad before the framework has loaded; the document has the rules of these classes.
 */
export function AdSpace({ adsHref, language, translate }: AdSpaceProps) {
  const label = escapeHtml(translate('advertisement'));
  const attributes = `data-ads="${escapeHtml(adsHref ?? '')}" data-card="${formatCardClasses(cardStyles)}"`;
  const slot = `<aside aria-label="${label}" data-ad-state="in-house" lang="${escapeHtml(language)}" ${attributes}></aside>`;
  const html = adsHref ? `<div class="${styles.holder ?? ''}">${slot}</div>` : '';
  return <div data-ad-holder="" suppressHydrationWarning dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}
