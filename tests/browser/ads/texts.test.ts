import type { Locator } from '@playwright/test';
import { ads as settings } from '../../../data/ads';
import { BREAKPOINT_PX } from '../../../src/constants';
import type { AdPage } from './adPage';
import { followHref } from '../fixtures/page';
import { expect, FULL, test } from '../fixtures/test';

/** The narrowest width, and the narrowest at which the slot is as low as on large screens. */
const WIDTHS = [320, BREAKPOINT_PX.sm] as const;
/**
 * Text spacing that a reader may set without a loss of content (https://www.w3.org/TR/WCAG22/#text-spacing,
 * WCAG 1.4.12).
 */
const SPACINGS = [
  ['as they are set', ''],
  [
    'with wider spacing',
    '[data-ad-holder] * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ],
] as const;
const PATHS = ['core/release-policy/', 'core/packages/'] as const;
const COUNT = settings.inHouse.length;
const rollFor = (index: number) => (index + 0.5) / COUNT;

/** Returns by how many pixels texts are cut off or overlap the content below; empty if none is. */
function measureCuts(texts: Locator): Promise<number[]> {
  return texts.evaluateAll((all) =>
    all
      .map((text) => {
        const { scrollHeight, clientHeight } = text;
        const by = text.closest('a')?.nextElementSibling?.getBoundingClientRect().top ?? Infinity;
        return Math.max(scrollHeight - clientHeight, text.getBoundingClientRect().bottom - by);
      })
      .filter((height) => height > 0),
  );
}

async function expectUncut({ page }: AdPage, texts: Locator): Promise<void> {
  await expect(texts.first()).toBeVisible();
  for (const [how, css] of SPACINGS) {
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, css);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
      await expect.poll(() => measureCuts(texts), `${how}, ${width} px`).toEqual([]);
    }
  }
}

test.describe('the own text of the ad slot', () => {
  for (const language of ['', '/zh', '/pt', '/ar']) {
    const title = `is fully readable, however narrow and however spaced, in ${language || 'English'}`;

    test(`each of the family's own ads ${title}`, FULL, async ({ ads }) => {
      const shown = await ads.open({ roll: rollFor(0), path: `${language}/${PATHS[0]}`, width: WIDTHS[0] });
      const { page, slot } = shown;
      const seen = new Set<string>();
      for (let index = 0; index < COUNT; index += 1) {
        if (index > 0) {
          await page.addInitScript((roll) => Object.assign(Math, { random: () => roll }), rollFor(index));
          await followHref(page, `${language}/${PATHS[index % 2] ?? ''}`);
        }
        const texts = slot.locator('a > span');
        // A different ad than before.
        await expect(texts).toHaveCount(1);
        await expect.poll(async () => seen.has((await texts.allTextContents()).join(''))).toBe(false);
        seen.add((await texts.allTextContents()).join(''));
        await shown.expectState('in-house');
        await expectUncut(shown, texts);
      }
    });

    test(`the appeal ${title}`, FULL, async ({ ads }) => {
      const shown = await ads.open({
        roll: 0.05,
        script: 'hanging',
        path: `${language}/${PATHS[0]}`,
        width: WIDTHS[0],
      });
      await expect.poll(() => shown.foreign.length).toBe(1);
      await shown.passTime(3700);
      await shown.expectState('appeal', 0);
      await expectUncut(shown, shown.slot.locator('p'));
    });
  }
});
