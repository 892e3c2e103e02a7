import type { BrowserContext, Page } from 'playwright-core';

/** As `boot` has it: the runtime starts by itself when the browser has been idle this long. */
const IDLE_START_MS = 4000;

/**
 * Holds timers of one delay back in every document that is opened from now on, until `passTimers`: however long a test
 * takes, what the page does when that time is over has not happened.
 */
export async function holdTimers(context: BrowserContext, delayMs: number, most = Infinity): Promise<void> {
  await context.addInitScript(
    ([held, limit]) => {
      const { setTimeout: begin, clearTimeout: stop } = window;
      const tasks = new Map<number, () => void>();
      let count = 0;
      const hold = (task: () => void, ms?: number, ...values: unknown[]): number => {
        if (ms !== held || count >= limit) return begin(task, ms, ...values);
        count += 1;
        tasks.set(-count, task);
        return -count;
      };
      Object.assign(window, {
        setTimeout: hold,
        clearTimeout: (timer: number) => (tasks.delete(timer) ? undefined : stop(timer)),
        heldTimers: tasks,
      });
    },
    // Infinity does not come through.
    [delayMs, Math.min(most, Number.MAX_SAFE_INTEGER)] as const,
  );
}

/** Waits until a timer is held. */
export async function waitForHeldTimer(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as unknown as { heldTimers: Map<number, unknown> }).heldTimers.size > 0,
  );
}

/** Lets the time pass that is held. */
export async function passTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { heldTimers } = window as unknown as { heldTimers: Map<number, () => void> };
    // A copy: a task may set the next timer, or take another one back.
    const timers = [...heldTimers];
    for (const [timer, task] of timers) if (heldTimers.delete(timer)) task();
  });
}

/** Keeps the runtime from starting by itself: it waits for a sign of a reader, however long that takes to come. */
export async function holdIdleStart(context: BrowserContext): Promise<void> {
  // The load event sets it before anything else has failed; a later pause between tries may be as long.
  await holdTimers(context, IDLE_START_MS, 1);
}
