import { useSyncExternalStore } from 'react';
import { getConsent, hasOptedOut, setConsent, subscribeConsent } from '../../browser/consent';
import type { RunTime } from '../../model/page/PageData';
import type { Translate } from '../Translations';

interface ChoiceGroupProps {
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly onChoose: (value: string) => void;
}

/** A group of radio buttons with a legend, drawn as one bar with a segment for each. */
export function ChoiceGroup({ name, legend, value, choices, onChoose }: ChoiceGroupProps) {
  return (
    <fieldset className="settings-group">
      <legend>{legend}</legend>
      <div className="control-segments">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={`setting-${name}`}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PrivacyChoiceProps {
  readonly runTime: Pick<RunTime, 'consent' | 'adsUnasked' | 'thirdParty'>;
  readonly translate: Translate;
}

/** The choice of consent to third parties. Without a third party that depends on it, only a text is shown. */
export function PrivacyChoice({ runTime, translate }: PrivacyChoiceProps) {
  const choice = useSyncExternalStore(subscribeConsent, getConsent);
  const { consent, adsUnasked, thirdParty } = runTime;
  if (!consent && !adsUnasked)
    return <p>{translate(thirdParty ? 'privacyThirdParty' : 'privacyNoThirdParty')}</p>;
  if (hasOptedOut()) return <p>{translate('privacyOptOut')}</p>;
  return (
    <ChoiceGroup
      name="consent"
      legend={translate(adsUnasked ? 'consentTextUnasked' : 'consentText')}
      // Without an answer, third parties that need consent are refused; others are allowed.
      value={choice ?? (adsUnasked ? '' : 'refused')}
      choices={[
        { value: 'refused', text: translate('consentRefuse') },
        { value: 'given', text: translate('consentAccept') },
      ]}
      onChoose={(value) => setConsent(value === 'given' ? 'given' : 'refused')}
    />
  );
}
