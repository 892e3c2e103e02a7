import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe-core finds wrong in what is shown, one line per rule and element. */
export async function findViolations(page: Page, disabledRules: readonly string[] = []): Promise<string[]> {
  // Transitions of colours would be measured half-way.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  await page.evaluate(axe.source);
  return page.evaluate(async (disabled) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    // Of WCAG 2.2, and not asked for by itself.
    const targets = { 'target-size': { enabled: true } };
    const rules = { ...targets, ...Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])) };
    const { violations } = await runner.run(document, { rules });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
      ),
    );
  }, disabledRules);
}
