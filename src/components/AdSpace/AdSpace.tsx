import type { Translate } from '../Translations/Translations';
import styles from './AdSpace.module.css';

interface AdSpaceProps {
  /** The page has a slot; without one the place is empty and takes no room. */
  reserved: boolean;
  /** The reader's language, which may not be the one of the page's text. */
  language: string;
  translate: Translate;
}

/** Text that can stand in an attribute. */
function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * The place of the ad: its height is reserved in the document, before anything of an ad is there. Place and slot are
 * markup that React does not look into. Content blockers take such elements out, and what is not React's it can't
 * miss.
 */
export function AdSpace({ reserved, language, translate }: AdSpaceProps) {
  const label = inAttribute(translate('advertisement'));
  const slot = `<aside aria-label="${label}" data-ad-state="in-house" lang="${inAttribute(language)}"></aside>`;
  const html = reserved ? `<div class="${styles.place ?? ''}">${slot}</div>` : '';
  return <div data-place="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
