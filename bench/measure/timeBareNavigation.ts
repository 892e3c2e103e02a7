import type { Browser } from 'playwright-core';

/**
 * Measures, in milliseconds, the time from a click on a link to the first paint of its document, between two
 * pages of plain text: the cost of navigation without any optimization.
 */
export async function timeBareNavigation(
  browser: Browser,
  origin: string,
  routes: readonly [string, string],
  samples: number,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(origin + routes[0]);
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const href = routes[sample % 2 === 0 ? 1 : 0];
    await page.evaluate((target) => {
      const link = document.createElement('a');
      link.href = target;
      link.textContent = 'next';
      document.body.prepend(link);
      addEventListener('click', ({ timeStamp }) => {
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      });
    }, href);
    await page.click('a');
    await page.waitForURL(origin + href);
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list, observer) => {
              observer.disconnect();
              const painted = list.getEntries()[0]?.startTime ?? Number.NaN;
              resolve(performance.timeOrigin + painted - Number(sessionStorage.getItem('clicked')));
            }).observe({ type: 'paint', buffered: true });
          }),
      ),
    );
  }
  await context.close();
  return times;
}
