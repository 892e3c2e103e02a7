import { useEffect, useState, type MouseEvent } from 'react';
import { leaveFocus } from '../../browser/navigation/focus';
import { readStored, writeStored } from '../../browser/storage';
import { pickOffer } from '../../model/languages/Language';
import type { LanguageLink, PageData } from '../../model/page/PageData';
import { Icon } from '../Icon';
import type { Translate } from '../Translations';
import styles from './LanguageOffer.module.css';

/** Set after the reader has dismissed the offer, or chosen the language of a page. */
const DISMISSED_KEY = 'language-offer-dismissed';
/** Remembers the dismissal for this document if the browser's storage is unavailable. */
let isDismissed = false;

/** Returns whether the reader has come from this page in another language, whose menu leads here. */
function hasChosen({ languages, userLanguage }: PageData): boolean {
  return languages.some(
    ({ code, href }) => code !== userLanguage && document.referrer === window.location.origin + href,
  );
}

/**
 * Offers the page in the reader's preferred language until dismissed, without blocking the page. An address without a
 * page has nothing to offer.
 */
export function LanguageOffer({ page, translate }: { page: PageData; translate: Translate }) {
  const [offer, setOffer] = useState<LanguageLink>();
  useEffect(() => {
    const available = page.languages.filter(({ isTranslated }) => isTranslated);
    const codes = available.map(({ code }) => code);
    const code =
      isDismissed || page.kind === 'notFound' || readStored(DISMISSED_KEY)
        ? undefined
        : pickOffer(navigator.languages, codes, page.userLanguage);
    if (code && hasChosen(page)) writeStored(DISMISSED_KEY, '1');
    else setOffer(available.find((language) => language.code === code));
  }, [page]);
  if (!offer) return null;
  const dismiss = ({ currentTarget }: MouseEvent) => {
    leaveFocus(currentTarget);
    isDismissed = true;
    writeStored(DISMISSED_KEY, '1');
    setOffer(undefined);
  };
  return (
    <aside className={styles.offer} lang={offer.code} aria-label={offer.text} data-language-offer="">
      <a href={offer.href} dir={offer.direction} data-full-load="" data-keep-hash="">
        {offer.offer}
      </a>
      <button type="button" onClick={dismiss} aria-label={translate('dismiss')} lang={page.userLanguage}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
