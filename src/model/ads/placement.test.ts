import { parseFrameMessage, isBackersLink } from './placement';

describe('parseFrameMessage', () => {
  const LINK = 'https://a.example/';

  describe('parseFrameMessage', () => {
    it.each([
      [{ placement: { link: LINK, text: ' Fast\nhosting ' } }, { link: LINK, text: 'Fast hosting' }],
      [{ placement: { link: LINK, text: '' } }, { link: LINK, text: 'a.example' }],
      [{ placement: { link: LINK, text: 'x'.repeat(1e6) } }, { link: LINK, text: 'x'.repeat(200) }],
      [
        { placement: { link: LINK, html: '<script>' }, extra: 1 },
        { link: LINK, text: 'a.example' },
      ],
    ])('reads the placement in %.80p', (data, expected) => {
      expect(parseFrameMessage(data)).toEqual(expected);
    });

    it.each([
      null,
      undefined,
      7,
      'placement',
      [],
      {},
      { placement: null },
      { placement: LINK },
      { placement: {} },
      { placement: { link: 'javascript:alert(1)', text: 'x' } },
      { placement: { link: { toString: () => LINK }, text: 'x' } },
      { placement: { link: `https://a.example/${'x'.repeat(1e6)}`, text: 'x' } },
      Object.create({ placement: { link: LINK, text: 'x' } }),
    ])('ignores %.80p', (data) => {
      expect(parseFrameMessage(data)).toBeUndefined();
    });
  });
});

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
