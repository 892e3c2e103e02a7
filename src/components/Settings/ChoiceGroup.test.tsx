import { renderToStaticMarkup } from 'react-dom/server';
import type { RunTime } from '../../model/page/PageData';
import { PrivacyChoice } from './ChoiceGroup';

let optOut = false;
jest.mock('../../browser/consent', () => ({
  getServerConsent: () => undefined,
  hasOptedOut: () => optOut,
}));

/**
 * Returns the text key, and the selected answer if there is a choice; `none` if the reader has not answered.
 */
function draw(runTime: Pick<RunTime, 'consent' | 'adsUnasked' | 'thirdParty'>): string {
  const html = renderToStaticMarkup(<PrivacyChoice runTime={runTime} translate={(key) => key} />);
  const [, said = ''] = /<(?:p|legend)>(\w+)</.exec(html) ?? [];
  if (!html.includes('radio')) return said;
  return `${said} ${/value="(\w+)" checked|checked="" value="(\w+)"/.exec(html)?.slice(1).join('') ?? 'none'}`;
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
