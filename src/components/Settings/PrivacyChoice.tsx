import { useSyncExternalStore } from 'react';
import {
  getConsent,
  getServerConsent,
  hasOptedOut,
  setConsent,
  subscribeConsent,
} from '../../browser/consent/consent';
import type { Translate } from '../Translations/Translations';
import { ChoiceGroup } from './ChoiceGroup';

/** Whether third parties may be asked for something; there is nothing to choose where none is configured. */
export function PrivacyChoice({ needed, translate }: { needed: boolean; translate: Translate }) {
  const choice = useSyncExternalStore(subscribeConsent, getConsent, getServerConsent);
  if (!needed) return <p>{translate('privacyNoThirdParty')}</p>;
  if (hasOptedOut()) return <p>{translate('privacyOptOut')}</p>;
  return (
    <ChoiceGroup
      name="consent"
      legend={translate('consentText')}
      value={choice ?? 'refused'}
      choices={[
        { value: 'refused', text: translate('consentRefuse') },
        { value: 'given', text: translate('consentAccept') },
      ]}
      onChoose={(value) => setConsent(value === 'given' ? 'given' : 'refused')}
    />
  );
}
