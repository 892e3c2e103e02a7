import { renderToStaticMarkup } from 'react-dom/server';
import type { RunTime } from '../../model/page/PageData';
import { PrivacyChoice } from './ChoiceGroup';

let optOut = false;
jest.mock('../../browser/consent', () => ({
  getServerConsent: () => undefined,
  hasOptedOut: () => optOut,
}));

/** The keys of what is said, and the answer that is marked; `none` where the reader has not answered. */
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
    ['a third party that needs a yes', NEEDED, false, 'consentText refused'],
    ['a network that needs no yes', UNNEEDED, false, 'consentTextUnasked none'],
    ['both', { ...NEEDED, ...UNNEEDED }, false, 'consentTextUnasked none'],
    ['a browser that says no to consent', NEEDED, true, 'privacyOptOut'],
    ['a browser that says no to a network that needs no yes', UNNEEDED, true, 'privacyOptOut'],
  ] as const)('says what is true with %s', (_configured, runTime, saysNo, expected) => {
    optOut = saysNo;
    expect(draw(runTime)).toBe(expected);
  });
});
