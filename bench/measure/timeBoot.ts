import type { Browser } from 'playwright-core';
import { median } from '../median';

/** What the start of the runtime costs a reader's main thread, in milliseconds; medians. */
export interface BootTime {
  /** Sum of what tasks take beyond 50 ms each, from the sign of a reader until half a second after the runtime is there. */
  readonly blocked: number;
  /** Sum of all tasks of 50 ms and more in that time. */
  readonly longTasks: number;
  /** From the sign until the runtime is there. */
  readonly ready: number;
}

/** Starts the runtime of a page `runs` times, each in a new context, on a processor that is slowed down. */
export async function timeBoot(
  browser: Browser,
  address: string,
  { runs = 5, throttle = 4 }: { runs?: number; throttle?: number } = {},
): Promise<BootTime> {
  const times: BootTime[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    const time = page.evaluate(
      () =>
        new Promise<{ blocked: number; longTasks: number; ready: number }>((resolve) => {
          const tasks: number[] = [];
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) tasks.push(duration);
          }).observe({ type: 'longtask' });
          let started = 0;
          window.addEventListener('pointermove', () => (started ||= performance.now()), true);
          window.addEventListener('docs:ready', () => {
            const ready = performance.now() - started;
            setTimeout(() => {
              const longTasks = tasks.reduce((sum, duration) => sum + duration, 0);
              resolve({ blocked: longTasks - 50 * tasks.length, longTasks, ready });
            }, 500);
          });
        }),
    );
    await page.mouse.move(5, 200);
    await page.mouse.move(9, 200);
    times.push(await time);
    await context.close();
  }
  const of = (name: keyof BootTime) => Math.round(median(times.map((time) => time[name])));
  return { blocked: of('blocked'), longTasks: of('longTasks'), ready: of('ready') };
}
