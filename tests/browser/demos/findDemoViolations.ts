import axe from 'axe-core';
import type { Page } from '@playwright/test';

/**
 * Returns axe-core's findings in the demos of a page, one line per rule and element, beginning with the
 * demo's name. `accessibility.test.ts` checks the rest of the page.
 * @param defaultPalette names of demos that show the library's own colors, whose contrast is not the site's
 * choice
 * @param onlyRules the rules to check; all of them if absent
 */
export async function findDemoViolations(
  page: Page,
  defaultPalette: readonly string[],
  onlyRules: readonly string[] = [],
): Promise<string[]> {
  // A change of colors starts transitions in the next frame; axe would measure intermediate colors. Endless
  // animations, such as a spinner, are not transitions.
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([excepted, only]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations } = await runner.run(
        { include: [['[data-stage]']] },
        { resultTypes: ['violations'], ...(only.length > 0 ? { runOnly: [...only] } : {}) },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.flatMap(({ target, failureSummary }) => {
          const element = document.querySelector(target.join(' '));
          const name = element?.closest('section')?.getAttribute('aria-label') ?? '?';
          if (id === 'color-contrast' && excepted.includes(name)) return [];
          return [`${name}: ${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`];
        }),
      );
    },
    [defaultPalette, onlyRules] as const,
  );
}
