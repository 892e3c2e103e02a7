import { setConsent } from '../../browser/consent';
import type { Translate } from '../Translations';
import styles from './Consent.module.css';

/** Id of the question, which names the dialog. */
export const CONSENT_TEXT_ID = '_consent-text';

interface ConsentBarProps {
  /** Address of the privacy page. */
  readonly privacyHref: string | undefined;
  /** An ad network is used without consent, unless the reader refuses. */
  readonly adsUnasked: true | undefined;
  readonly translate: Translate;
  readonly onAnswer: () => void;
}

/** Asks for consent to requests to third parties. It does not block the page; each answer takes one click. */
export function ConsentBar({ privacyHref, adsUnasked, translate, onAnswer }: ConsentBarProps) {
  const answer = (choice: 'given' | 'refused') => {
    setConsent(choice);
    onAnswer();
  };
  return (
    <>
      <p id={CONSENT_TEXT_ID}>
        {translate(adsUnasked ? 'consentTextUnasked' : 'consentText')}{' '}
        {privacyHref ? <a href={privacyHref}>{translate('privacyPage')}</a> : null}
      </p>
      <div className={styles.answers}>
        <button type="button" onClick={() => answer('refused')}>
          {translate('consentRefuse')}
        </button>
        <button type="button" onClick={() => answer('given')}>
          {translate('consentAccept')}
        </button>
      </div>
    </>
  );
}
