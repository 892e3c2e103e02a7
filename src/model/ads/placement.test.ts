import { isBackersLink } from './placement';

describe('isBackersLink', () => {
  const BACKERS = 'https://docs.example/backers';

  describe('isBackersLink', () => {
    it.each([
      [BACKERS, BACKERS, true],
      [`${BACKERS}/`, BACKERS, true],
      [`${BACKERS}?ref=ad#top`, `${BACKERS}/`, true],
      ['http://docs.example/backers', BACKERS, true],
      ['https://docs.example/', BACKERS, false],
      ['https://docs.example/backers/gold', BACKERS, false],
      ['https://evil.example/backers', BACKERS, false],
      ['https://evil.example/?https://docs.example/backers', BACKERS, false],
      ['nonsense', BACKERS, false],
      [undefined, BACKERS, false],
      [BACKERS, undefined, false],
      [BACKERS, 'nonsense', false],
    ])('of %s and the page %s is %p', (link, page, expected) => {
      expect(isBackersLink(link, page)).toBe(expected);
    });
  });
});
