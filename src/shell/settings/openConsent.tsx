import type { CurrentPage } from '../../browser/navigation/currentPage';
import { leaveFocus } from '../../browser/navigation/focus';
import { loadTexts } from '../../browser/fetching/fetchOnce';
import styles from '../../components/Consent/Consent.module.css';
import { CONSENT_TEXT_ID, ConsentBar } from '../../components/Consent/ConsentBar';
import type { Translate } from '../../components/Translations';
import type { RunTime } from '../../model/page/PageData';
import { translate as translateText } from '../../model/languages/translate';
import { languagePrefix } from '../../model/routes/languagePrefix';
import { mountPanel } from './mountPanel';

/**
 * Asks for consent beside the page, without moving the focus. Returns a function that removes the question.
 * @throws if the texts could not be loaded
 */
export async function openConsent(
  { textsHref, texts: shown, language }: CurrentPage,
  { privacy, adsUnasked }: Pick<RunTime, 'privacy' | 'adsUnasked'>,
): Promise<() => void> {
  const texts = { ...shown, ...(await loadTexts(textsHref)) };
  const translate: Translate = (key, values) => translateText(texts, key, values);
  const dialog = document.createElement('dialog');
  dialog.className = styles.bar ?? '';
  dialog.id = '_consent';
  dialog.setAttribute('aria-labelledby', CONSENT_TEXT_ID);
  // Opened by attribute: `show` would move the focus into it.
  dialog.open = true;
  const unmount = mountPanel(
    dialog,
    <ConsentBar
      privacyHref={privacy && languagePrefix(language) + privacy}
      adsUnasked={adsUnasked}
      translate={translate}
      onAnswer={() => close()}
    />,
  );
  const close = () => {
    leaveFocus(dialog);
    unmount();
  };
  return close;
}
