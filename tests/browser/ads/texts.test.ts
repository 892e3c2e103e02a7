import type { Locator } from 'playwright-core';
import { ads as settings } from '../../../data/ads';
import { BREAKPOINT_PX } from '../../../src/constants';
import { inParallel } from '../harness/inParallel';
import { useAds } from './useAds';

const ads = useAds();

/** The narrowest, and the narrowest at which the slot is as low as on large ones. */
const WIDTHS = [320, BREAKPOINT_PX.sm] as const;
/** What a reader may set without losing anything (WCAG 1.4.12). */
const SPACINGS = [
  ['as they are set', ''],
  [
    'with wider spacing',
    '[data-place] * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ],
] as const;
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

/** By how many pixels texts are cut, or run into what stands below them. */
function measureCuts(texts: Locator): Promise<number[]> {
  return texts.evaluateAll((all) =>
    all.map((text) => {
      const { scrollHeight, clientHeight } = text;
      const by = text.closest('a')?.nextElementSibling?.getBoundingClientRect().top ?? Infinity;
      return Math.max(0, scrollHeight - clientHeight, text.getBoundingClientRect().bottom - by);
    }),
  );
}

describe('what the ad slot says by itself', () => {
  it('is read to its end in every language, however narrow and however spaced', async () => {
    const cut: string[] = [];
    let read = 0;
    await inParallel(ALL, 4, async () => async ({ language, kind, options, texts }) => {
      const shown = await ads().open({
        ...options,
        path: `${language}/core/release-policy/`,
        width: WIDTHS[0],
      });
      const { page } = shown;
      await page.locator(texts).first().waitFor();
      for (const [how, css] of SPACINGS) {
        await page.evaluate((rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets = [sheet];
        }, css);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const cuts = await measureCuts(page.locator(texts));
          read += 1;
          if (cuts.some((height) => height > 0)) cut.push(`${language} ${kind}, ${how}, ${width}: ${cuts}`);
        }
      }
      await shown.close();
    });
    expect([read, cut]).toEqual([ALL.length * SPACINGS.length * WIDTHS.length, []]);
  }, 120_000);
});
