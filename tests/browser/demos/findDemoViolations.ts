import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe-core finds wrong in the demos of a page, one line per rule and element, the demo's name leading. Their
 * surroundings are looked at by `accessibility.test.ts`.
 * @param defaultPalette names of demos that show the library's own colours, whose contrast is not the site's choice
 * @param onlyRules the rules to look at; all of them where absent
 */
export async function findDemoViolations(
  page: Page,
  defaultPalette: readonly string[],
  onlyRules: readonly string[] = [],
): Promise<string[]> {
  // A change of colours starts transitions with the next frame; half-way colours would be measured.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    for (let wait = 0; wait < 3000 && document.getAnimations().length > 0; wait += 50) {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
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
