import fc from 'fast-check';
import { findFeedAd, listPixels, parseAd, type AdContext, feedDelay } from './Ad';

describe('parseAd', () => {
  const CONTEXT: AdContext = { poweredby: 'Net', label: 'third-party-body-top-inline', now: 1234 };
  const ENTRY = {
    company: 'Host & Co',
    description: 'Fast <b>hosting</b>',
    image: 'https://img.example/a.png',
    statlink: '//click.example/?a=1',
    statimp: '//imp.example/?t=[timestamp]',
    pixel: 'https://p.example/1?[timestamp]||https://p.example/2',
    timestamp: '99',
  };

  describe('parseAd', () => {
    it('returns the ad of an entry and its tracking addresses', () => {
      expect(parseAd(ENTRY, CONTEXT)).toEqual({
        ad: {
          link: 'https://click.example/?a=1',
          img: 'https://img.example/a.png',
          name: 'Host & Co',
          description: 'Fast <b>hosting</b>',
          poweredby: 'Net',
          label: 'third-party-body-top-inline',
        },
        pixels: ['https://imp.example/?t=99', 'https://p.example/1?99', 'https://p.example/2'],
      });
    });

    it.each([
      ['no link', { ...ENTRY, statlink: undefined }],
      ['a link that is not https', { ...ENTRY, statlink: 'http://a.example/' }],
      ['a link that it inherits', Object.create(ENTRY)],
      ['nothing', {}],
      ['null', null],
      ['a list', [ENTRY]],
      ['a text', 'https://a.example/'],
      ['a number', 7],
    ])('returns null for an entry with %s', (_name, entry) => {
      expect(parseAd(entry, CONTEXT)).toBeNull();
    });

    it('ignores a modified prototype', () => {
      Object.assign(Object.prototype, { statlink: 'https://evil.example/' });
      try {
        expect(parseAd({ company: 'x' }, CONTEXT)).toBeNull();
        expect(
          findFeedAd(JSON.parse('{"__proto__":{"ads":[{"statlink":"https://evil.example/"}]}}'), CONTEXT),
        ).toBeNull();
      } finally {
        delete (Object.prototype as { statlink?: string }).statlink;
      }
    });

    it.each([
      ['an image that is not https is omitted', { image: 'http://img.example/a.png' }, { img: undefined }],
      [
        'a company that is not a string is replaced by the host',
        { company: { toString: 'x' } },
        { name: 'click.example' },
      ],
      ['a long text is shortened', { description: 'x'.repeat(1e6) }, { description: 'x'.repeat(200) }],
    ])('%s', (_name, change, expected) => {
      expect(parseAd({ ...ENTRY, ...change }, CONTEXT)?.ad).toMatchObject(
        Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)),
      );
      expect(parseAd({ ...ENTRY, ...change }, CONTEXT)?.ad.img).toBe(
        'img' in expected ? undefined : ENTRY.image,
      );
    });

    it.each([
      [{ timestamp: '12x' }, 'https://imp.example/?t=1234'],
      [{ timestamp: 99 }, 'https://imp.example/?t=1234'],
      [{ timestamp: '&x=1' }, 'https://imp.example/?t=1234'],
      [{ statimp: 'javascript:alert(1)' }, 'https://p.example/1?99'],
    ])('uses with %p the tracking address %s first', (change, first) => {
      expect(parseAd({ ...ENTRY, ...change }, CONTEXT)?.pixels[0]).toBe(first);
    });

    it('uses at most five pixels and one more address', () => {
      const pixel = Array.from({ length: 50 }, (_, index) => `https://p.example/${index}`).join('||');
      expect(parseAd({ ...ENTRY, pixel }, CONTEXT)?.pixels).toHaveLength(6);
      expect(parseAd({ ...ENTRY, pixel: pixel.repeat(1000) }, CONTEXT)?.pixels).toHaveLength(1);
    });

    it('replaces only the first timestamp of each part, literally', () => {
      expect(listPixels('https://a/[timestamp][timestamp]||https://b/[timestamp]', '$&1')).toEqual([
        'https://a/$&1[timestamp]',
        'https://b/$&1',
      ]);
    });

    it('turns any JSON into a valid ad or null', () => {
      const anyEntry = fc.oneof(
        fc.jsonValue(),
        fc.record(
          Object.fromEntries(
            Object.keys(ENTRY).map((key) => [
              key,
              fc.oneof(fc.jsonValue(), fc.webUrl({ validSchemes: ['https'] })),
            ]),
          ),
          { requiredKeys: [] },
        ),
      );
      fc.assert(
        fc.property(anyEntry, (entry) => {
          const feedAd = parseAd(entry, CONTEXT);
          if (!feedAd) return;
          const { ad, pixels } = feedAd;
          for (const address of [ad.link, ...(ad.img === undefined ? [] : [ad.img]), ...pixels]) {
            expect(new URL(address).protocol).toBe('https:');
          }
          expect(ad.name.length).toBeGreaterThan(0);
          expect(Math.max(ad.name.length, ad.description.length)).toBeLessThanOrEqual(255);
        }),
        { numRuns: 100 },
      );
    });
  });

  describe('findFeedAd', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
    const many = Array.from({ length: 100_000 }, () => ({}));
    it.each([
      ['null', null],
      ['nothing', undefined],
      ['a list', []],
      ['an empty object', {}],
      ['no list', { ads: null }],
      ['an object for a list', { ads: {} }],
      ['a text for a list', { ads: 'https://a.example/' }],
      ['no ad', { ads: [] }],
      ['no usable ad', { ads: [null, 1, 'x', [], {}, { statlink: '' }, { statlink: 'x' }] }],
      ['deep nesting', { ads: deep }],
      ['deep nesting alone', deep],
      ['far too many entries', { ads: many }],
      ['an ad after far too many entries', { ads: [...many, ENTRY] }],
      ['a number', NaN],
    ])('finds nothing in a response with %s', (_name, answer) => {
      expect(findFeedAd(answer, CONTEXT)).toBeNull();
    });

    it('finds the first usable ad', () => {
      const ads = [null, {}, { ...ENTRY, company: 'First' }, ENTRY];
      expect(findFeedAd({ ads }, CONTEXT)?.ad.name).toBe('First');
    });
  });
});

describe('feedDelay', () => {
  it.each([
    // roll, retry after: delay
    [0, 0, 250],
    [0.5, 0, 4250],
    [1, 0, 8250],
    [0, 3, 3000],
    [1, 3, 12_500],
    [0.5, 10, 16_500],
  ])('with roll %p and Retry-After %p s is %i ms', (roll, retryAfterS, expected) => {
    expect(feedDelay(roll, retryAfterS)).toBe(expected);
  });
});
