import { useSyncExternalStore } from 'react';
import {
  getConsent,
  getServerConsent,
  hasOptedOut,
  setConsent,
  subscribeConsent,
} from '../../browser/consent/consent';
import type { RunTime } from '../../model/page/PageData';
import type { Translate } from '../Translations/Translations';
import { ChoiceGroup } from './ChoiceGroup';

interface PrivacyChoiceProps {
  readonly runTime: Pick<RunTime, 'consent' | 'adsUnasked' | 'thirdParty'>;
  readonly translate: Translate;
}

/** Whether third parties may be asked for something; there is nothing to choose where none heeds an answer. */
export function PrivacyChoice({ runTime, translate }: PrivacyChoiceProps) {
  const choice = useSyncExternalStore(subscribeConsent, getConsent, getServerConsent);
  const { consent, adsUnasked, thirdParty } = runTime;
  if (!consent && !adsUnasked)
    return <p>{translate(thirdParty ? 'privacyThirdParty' : 'privacyNoThirdParty')}</p>;
  if (hasOptedOut()) return <p>{translate('privacyOptOut')}</p>;
  return (
    <ChoiceGroup
      name="consent"
      legend={translate(adsUnasked ? 'consentTextUnasked' : 'consentText')}
      // No answer is a no to whoever needs a yes, and to nobody else.
      value={choice ?? (adsUnasked ? '' : 'refused')}
      choices={[
        { value: 'refused', text: translate('consentRefuse') },
        { value: 'given', text: translate('consentAccept') },
      ]}
      onChoose={(value) => setConsent(value === 'given' ? 'given' : 'refused')}
    />
  );
}
