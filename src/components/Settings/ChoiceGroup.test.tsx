/** @jest-environment jsdom */

import { render } from '@testing-library/react';
import type { RunTime } from '../../model/page/PageData';
import { PrivacyChoice } from './ChoiceGroup';

let optOut = false;
jest.mock('../../browser/consent', () => ({
  getConsent: () => undefined,
  subscribeConsent: () => () => undefined,
  hasOptedOut: () => optOut,
}));

/**
 * Returns the text key, and the selected answer if there is a choice; `none` if the reader has not answered.
 */
function draw(runTime: Pick<RunTime, 'consent' | 'adsUnasked' | 'thirdParty'>): string {
  const { container } = render(<PrivacyChoice runTime={runTime} translate={(key) => key} />);
  const said = container.querySelector('p, legend')?.textContent ?? '';
  if (!container.querySelector('[type=radio]')) return said;
  return `${said} ${container.querySelector<HTMLInputElement>(':checked')?.value ?? 'none'}`;
}

const NEEDED = { consent: true, thirdParty: true } as const;
const UNNEEDED = { adsUnasked: true, thirdParty: true } as const;

describe('PrivacyChoice', () => {
  it.each([
    ['no third party', {}, false, 'privacyNoThirdParty'],
    ['a host that no answer changes', { thirdParty: true }, false, 'privacyThirdParty'],
    ['a third party that needs consent', NEEDED, false, 'consentText refused'],
    ['a network that needs no consent', UNNEEDED, false, 'consentTextUnasked none'],
    ['both', { ...NEEDED, ...UNNEEDED }, false, 'consentTextUnasked none'],
    ['a browser that opts out, and a third party that needs consent', NEEDED, true, 'privacyOptOut'],
    ['a browser that opts out, and a network that needs no consent', UNNEEDED, true, 'privacyOptOut'],
  ] as const)('shows the right text with %s', (_configured, runTime, saysNo, expected) => {
    optOut = saysNo;
    expect(draw(runTime)).toBe(expected);
  });
});
