import { formatConsent, isConsentGiven, isConsentOpen, parseConsent } from './consent';

const NOW = 1_800_000_000_000;
const HALF_A_YEAR_MS = 183 * 24 * 60 * 60 * 1000;

describe('consent', () => {
  it.each([
    [formatConsent('given', NOW), 'given'],
    [formatConsent('refused', NOW - HALF_A_YEAR_MS), 'refused'],
    [formatConsent('given', NOW - HALF_A_YEAR_MS - 1), undefined],
    [formatConsent('given', NOW + 90_000_000), undefined],
    ['given', undefined],
    ['given NaN', undefined],
    ['yes 1', undefined],
    ['given 99999999999999999999', undefined],
    ['', undefined],
    [null, undefined],
  ])('kept as %p is %p', (stored, choice) => {
    expect(parseConsent(stored, NOW)).toBe(choice);
  });

  it.each([
    [{ needed: true, choice: undefined, optOut: false }, true, false],
    [{ needed: true, choice: undefined, optOut: true }, false, false],
    [{ needed: true, choice: 'given', optOut: false }, false, true],
    [{ needed: true, choice: 'given', optOut: true }, false, false],
    [{ needed: true, choice: 'refused', optOut: false }, false, false],
    [{ needed: false, choice: undefined, optOut: false }, false, false],
    [{ needed: false, choice: 'given', optOut: false }, false, false],
  ] as const)('with %p is asked for: %p, given: %p', (facts, open, given) => {
    expect([isConsentOpen(facts), isConsentGiven(facts)]).toEqual([open, given]);
  });
});
