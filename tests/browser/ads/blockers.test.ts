import { expect, full, test } from '../fixtures/test';

/** Errors of the fake network's script are not faults of the page, nor are requests that end with a page. */
const THROWN = [/uncaught: (?:network|Script error)/];

/** Ways in which a content blocker may change the whole slot. */
const REMOVALS = [
  ['takes out the slot', "for (const e of document.querySelectorAll('aside[data-ad-state]')) e.remove()"],
  [
    'takes out the place around the slot',
    "for (const e of document.querySelectorAll('div:has(> aside[data-ad-state])')) e.remove()",
  ],
  [
    'takes out what is in the slot',
    "for (const e of document.querySelectorAll('aside[data-ad-state] *')) e.remove()",
  ],
  [
    'hides the slot',
    "for (const e of document.querySelectorAll('aside[data-ad-state]')) e.style.setProperty('display', 'none', 'important')",
  ],
] as const;

test.describe('a content blocker that removes the slot', () => {
  for (const [name, code] of REMOVALS)
    for (const when of ['at once', 'late'] as const)
      test(
        `and ${name}, ${when}, breaks no page`,
        full(name !== 'takes out the slot' || when !== 'at once'),
        async ({ ads }) => {
          const watch = `new MutationObserver(() => { ${code} }).observe(document, { childList: true, subtree: true })`;
          const shown = await ads.open({
            script: 'good',
            expected: THROWN,
            prepare: async (page) => {
              if (when === 'at once') await page.addInitScript(watch);
            },
          });
          const { page } = shown;
          if (when === 'late') {
            await expect(page.locator('#net-ad')).toBeAttached();
            await page.evaluate(watch);
          } else await shown.passTime(5000);
          await page.evaluate(code);
          if (name !== 'takes out the place around the slot') await shown.expectNoShift();
          await expect(page.locator('h1')).toHaveCount(1);
          await expect
            .poll(() =>
              page.locator('#main-content').evaluate((main) => main.scrollWidth <= main.clientWidth + 1),
            )
            .toBe(true);
        },
      );
});
