import type { Page } from 'playwright-core';

const PAUSE_MS = 100;

/**
 * Waits until an asynchronous question about the page is answered with yes. The browser driver's own waiting takes the
 * promise of an answer for a yes.
 */
export async function waitUntil<Argument>(
  page: Page,
  question: (argument: Argument) => Promise<boolean>,
  argument: Argument,
  timeoutMs = 30_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  // A navigation under way takes the answer along.
  while (
    !(await page.evaluate(question as (argument: unknown) => Promise<boolean>, argument).catch(() => false))
  ) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${question.toString()}`);
    await page.waitForTimeout(PAUSE_MS);
  }
}
