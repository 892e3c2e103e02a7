import { resolveAdConsent } from './resolveAdConsent';

describe('resolveAdConsent', () => {
  it.each([
    [false, undefined, false, 'unneeded'],
    [true, undefined, false, 'open'],
    [true, 'given', false, 'given'],
    [true, 'refused', false, 'refused'],
    [false, 'refused', false, 'refused'],
    [false, undefined, true, 'refused'],
    [true, undefined, true, 'refused'],
    [true, 'given', true, 'refused'],
  ] as const)('needed %p, chosen %p, opted out %p: %s', (needed, choice, optOut, expected) => {
    expect(resolveAdConsent({ needed, choice, optOut })).toBe(expected);
  });
});
