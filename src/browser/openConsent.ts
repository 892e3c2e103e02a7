import type { ConsentChoice } from '../model/analytics/consent';
import { translate } from '../model/languages/translate';
import type { RunTime } from '../model/page/PageData';
import { languagePrefix } from '../model/routes/languagePrefix';
import { setConsent } from './consent';
import { loadTexts } from './fetching/fetchOnce';
import { loadSheet } from './fetching/loadSheet';
import type { CurrentPage } from './navigation/currentPage';
import { leaveFocus } from './navigation/focus';

/** Id of the question, which names the dialog. */
const TEXT_ID = '_consent-text';

const ANSWERS = [
  ['refused', 'consentRefuse'],
  ['given', 'consentAccept'],
] as const satisfies readonly (readonly [ConsentChoice, string])[];

/**
 * Asks for consent to requests to third parties, beside the page: it does not block the page and does not move the focus,
 * and each answer takes one click. Returns a function that removes the question.
 * @throws if the texts or the styles could not be loaded
 */
export async function openConsent(
  { textsHref, language }: Pick<CurrentPage, 'textsHref' | 'language'>,
  { privacy, adsUnasked }: Pick<RunTime, 'privacy' | 'adsUnasked'>,
): Promise<() => void> {
  const [texts] = await Promise.all([loadTexts(textsHref), loadSheet()]);
  const dialog = document.createElement('dialog');
  const close = () => {
    leaveFocus(dialog);
    dialog.remove();
  };
  const question = document.createElement('p');
  question.id = TEXT_ID;
  // An ad network may be used without consent, unless the reader refuses.
  question.append(translate(texts, adsUnasked ? 'consentTextUnasked' : 'consentText'), ' ');
  if (privacy) {
    const link = document.createElement('a');
    link.href = languagePrefix(language) + privacy;
    link.textContent = translate(texts, 'privacyPage');
    question.append(link);
  }
  const answers = document.createElement('div');
  answers.className = 'consent-answers';
  for (const [choice, text] of ANSWERS) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = translate(texts, text);
    button.addEventListener('click', () => {
      setConsent(choice);
      close();
    });
    answers.append(button);
  }
  dialog.className = 'consent-bar';
  dialog.id = '_consent';
  dialog.setAttribute('aria-labelledby', TEXT_ID);
  // Opened by attribute: `show` would move the focus into it.
  dialog.open = true;
  dialog.append(question, answers);
  document.body.append(dialog);
  return close;
}
