/** @jest-environment jsdom */
import type { FeedAd } from '../../model/ads/Ad';
import type { AdView } from '../../model/ads/AdView';
import { drawAd } from './drawAd';

const OWN = [0, 1, 2, 3, 4].map((index) => ({
  label: `own-${index}`,
  link: `/own-${index}/`,
  img: `/own-${index}.svg`,
  name: `Own ${index}`,
  description: 'What it is.',
  poweredby: 'Family',
  ...(index === 4 ? { lang: 'en' } : {}),
}));
const FEED_AD: FeedAd = {
  ad: {
    link: 'https://a.example/',
    name: '<img src=x onerror=alert(1)>',
    description: '</script><svg onload=alert(1)>',
    poweredby: 'Net',
    label: 'third-party-body-top-inline',
  },
  pixels: [],
};
const VIEW: AdView = {
  state: 'in-house',
  shape: 'image',
  channel: 'none',
  looks: 0,
  filled: false,
  blocked: false,
  refused: false,
  appealRoll: 0,
  inHouseRoll: 0,
};
const TEXTS = {
  newWindow: 'new window',
  adBy: 'Ad by {{name}}',
  adAppealTitle: 'Appeal',
  adAppealText: 'Please',
};

const draw = (change: Partial<AdView>, inHouse = OWN) =>
  drawAd({ ...VIEW, ...change }, { inHouse, texts: TEXTS })?.outerHTML ?? '';

describe('drawAd', () => {
  it.each([
    [{}, 'Own 0', 'Ad by Family'],
    [{ inHouseRoll: 0.99 }, 'Own 4', 'lang="en"'],
    [{ state: 'in-house-after-placeholder', inHouseRoll: 0.2 }, 'Own 1', 'Ad by Family'],
    [{ state: 'in-house', blocked: true, inHouseRoll: 0.4 }, 'Own 2', 'own-2.svg'],
    [{ state: 'appeal' }, 'Appeal', 'Please'],
    [{ state: 'third-party', filled: true, feedAd: FEED_AD }, 'https://a.example/', 'Ad by Net'],
  ] as const)('renders for %p the texts %s and %s', (change, ...texts) => {
    for (const text of texts) expect(draw(change)).toContain(text);
  });

  it.each([
    [{ state: 'third-party' }],
    [{ state: 'third-party', filled: true }],
    [{ state: 'empty' }],
  ] as const)('renders nothing for %p', (change) => {
    expect(draw(change)).toBe('');
  });

  it('opens ads in a new tab, marks them as sponsored, and has a note on the new window', () => {
    for (const html of [draw({}), draw({ state: 'third-party', filled: true, feedAd: FEED_AD })]) {
      expect(html).toContain('target="_blank" rel="sponsored noopener"');
      expect(html).toContain('(new window)');
    }
  });

  it('gives texts in the language of the page its direction, and other texts their own', () => {
    expect(draw({})).not.toContain('dir=');
    expect(draw({ inHouseRoll: 0.99 })).toContain('dir="auto"');
    expect(draw({ state: 'third-party', filled: true, feedAd: FEED_AD })).toContain('dir="auto"');
  });

  it('escapes markup in texts', () => {
    const html = draw({ state: 'third-party', filled: true, feedAd: FEED_AD });
    expect(html).not.toMatch(/<(?:svg|script|img)/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('renders the image shape and the inline shape of the network differently, and own ads alike', () => {
    const other = { state: 'third-party', filled: true, feedAd: FEED_AD } as const;
    expect(draw({ ...other, shape: 'inline' })).not.toBe(draw({ ...other, shape: 'image' }));
    expect(draw({ shape: 'inline' })).toBe(draw({ shape: 'image' }));
  });

  it('throws for an invalid ad', () => {
    const broken = { ...OWN[0], name: {} } as unknown as (typeof OWN)[number];
    expect(() => draw({}, [broken])).toThrow('Invalid ad');
  });
});
