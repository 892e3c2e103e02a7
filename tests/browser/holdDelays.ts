import type { BrowserContext, Page } from 'playwright-core';

/**
 * Holds back what the documents of a browser context want to do after exactly one of these delays, in milliseconds: the
 * time passes when the test says so, and not while a busy machine looks away.
 */
export function holdDelays(context: BrowserContext, ...delays: readonly number[]): Promise<unknown> {
  return context.addInitScript((held) => {
    const { setTimeout: begin, clearTimeout: stop } = window;
    const waiting = new Map<number, () => void>();
    let last = 0;
    const hold = (task: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms === undefined || !held.includes(ms)) return begin(task, ms, ...rest);
      // The browser's own numbers are above zero.
      last -= 1;
      waiting.set(last, task);
      return last;
    };
    Object.assign(window, {
      setTimeout: hold,
      clearTimeout: (timer: number) => (waiting.delete(timer) ? undefined : stop(timer)),
      isDelayed: () => waiting.size > 0,
      passDelays: () => {
        for (const [timer, task] of waiting) {
          waiting.delete(timer);
          task();
        }
      },
    });
  }, delays);
}

/** Waits until the document of a page has begun to wait for such a delay. */
export async function waitForHeld(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { isDelayed: () => boolean }).isDelayed());
}

/** Lets the delays pass that are held back in a page's document at the moment. */
export function passDelays(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { passDelays: () => void }).passDelays());
}
