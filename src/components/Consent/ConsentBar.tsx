import { setConsent } from '../../browser/consent';
import type { Translate } from '../Translations';
import styles from './Consent.module.css';

interface ConsentBarProps {
  /** The page that says what is stored and sent. */
  readonly privacyHref: string | undefined;
  /** An ad network is asked until the reader refuses. */
  readonly adsUnasked: true | undefined;
  readonly translate: Translate;
  readonly onAnswer: () => void;
}

/** Asks whether third parties may be asked for something. Stands in nobody's way; both answers are one press away. */
export function ConsentBar({ privacyHref, adsUnasked, translate, onAnswer }: ConsentBarProps) {
  const answer = (choice: 'given' | 'refused') => {
    setConsent(choice);
    onAnswer();
  };
  return (
    <>
      <p id="_consent-text">
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
