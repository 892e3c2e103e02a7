import { ads as settings } from '../../../data/ads';
import { inParallel } from '../harness/inParallel';
import { useAds } from './useAds';

const ads = useAds();

const WIDTH = 320;
const LANGUAGES = ['', '/zh', '/pt', '/ar'] as const;
const COUNT = settings.inHouse.length;
/** Each of the family's own ads, and the appeal. */
const KINDS = [
  ...Array.from({ length: COUNT }, (_, index) => ({
    kind: `own ad ${index + 1}`,
    options: { roll: (index + 0.5) / COUNT },
    texts: 'aside[data-ad-state="in-house"] a > span',
  })),
  {
    kind: 'the appeal',
    options: { roll: 0.05, script: 'hanging' },
    texts: 'aside[data-ad-state="appeal"] p',
  },
];
const ALL = LANGUAGES.flatMap((language) => KINDS.map((one) => ({ language, ...one })));

describe('what the ad slot says by itself', () => {
  it(`is read to its end in every language, ${WIDTH} px wide`, async () => {
    const cut: string[] = [];
    let read = 0;
    await inParallel(ALL, 4, async () => async ({ language, kind, options, texts }) => {
      const shown = await ads().open({ ...options, path: `${language}/core/release-policy/`, width: WIDTH });
      await shown.page.locator(texts).first().waitFor();
      const hidden = await shown.page
        .locator(texts)
        .evaluateAll((all) => all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
      read += 1;
      if (hidden.some((height) => height > 0)) cut.push(`${language} ${kind}: ${hidden.join()}`);
      await shown.close();
    });
    expect([read, cut]).toEqual([ALL.length, []]);
  }, 120_000);
});
