import { termLikeness } from './TermIndex';

describe('termLikeness', () => {
  it.each([
    ['pagnatoin', 'pagination', 0.8],
    ['tolltpi', 'tooltip', 1 - 2 / 7],
    ['datepikcer', 'datepicker', 0.9],
    ['brdcrumb', 'breadcrumb', 0.8],
  ])('returns the similarity of %s and %s', (typed, term, likeness) => {
    expect(termLikeness(typed, term)).toBeCloseTo(likeness);
  });

  it.each([
    ['qqzzxxy', 'tooltip'],
    ['pagnatoin', 'palette'],
    ['abc', 'abd'],
  ])('returns undefined for %s and %s', (typed, term) => {
    expect(termLikeness(typed, term)).toBeUndefined();
  });
});
