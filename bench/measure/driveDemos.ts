import type { Browser, Page } from 'playwright-core';
import { waitForRuntime } from '../../tests/browser/fixtures/page';

/** What a page with demos costs a reader. */
export interface DemoCosts {
  readonly demos: number;
  /** Addresses of the scripts that were loaded before any demo was visible: those that the page names, and others. */
  readonly own: readonly string[];
  readonly others: readonly string[];
  /** Addresses of the scripts that came when the first demo was visible. */
  readonly first: readonly string[];
  /** Milliseconds from visible to interactive: of the first demo, which loads what all share, and of the others. */
  readonly firstMs: number;
  readonly otherMs: readonly number[];
  /** Sum of all layout shifts meanwhile. */
  readonly shift: number;
}

/** Demos come to life this far before they are seen, and a little more. */
const MARGIN = 260;
/** Everything that comes by itself has come by then. */
const SETTLE_MS = 2000;

/** Shows a demo and gives the milliseconds until it is alive; undefined where it was already. */
function timeDemo(page: Page, index: number): Promise<number | undefined> {
  return page.evaluate(async (place) => {
    const holder = document.querySelectorAll<HTMLElement>('[data-stage] [data-demo]')[place];
    if (!holder || holder.dataset.live !== undefined) return undefined;
    const alive = new Promise((resolve) => {
      new MutationObserver(resolve).observe(holder, { attributeFilter: ['data-live'] });
    });
    const started = performance.now();
    holder.scrollIntoView({ block: 'center', behavior: 'instant' });
    await alive;
    return performance.now() - started;
  }, index);
}

/**
 * Opens a page whose first demo is out of sight, then shows its demos one after the other.
 * @throws when a demo does not come to life
 */
export async function driveDemos(browser: Browser, url: string): Promise<DemoCosts> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    // The transpiler names functions by a helper that a page does not have.
    await context.addInitScript(`globalThis.__name = (value) => value;
      globalThis.shift = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.shift += value;
      }).observe({ type: 'layout-shift', buffered: true });`);
    const page = await context.newPage();
    let loaded: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(new URL(response.url()).pathname);
    });
    await page.goto(url, { waitUntil: 'load' });
    const top = await page.evaluate(
      () => document.querySelector('[data-stage]')?.getBoundingClientRect().top ?? 0,
    );
    await page.setViewportSize({ width: 1440, height: Math.min(900, Math.floor(top - MARGIN)) });
    await waitForRuntime(page);
    await page.waitForTimeout(SETTLE_MS);
    const named = await page.evaluate(() => {
      const { scripts = [] } = JSON.parse(document.getElementById('_boot')?.textContent ?? '{}') as {
        scripts?: string[];
      };
      return scripts;
    });
    const before = loaded;
    const count = await page.locator('[data-stage] [data-demo]').count();
    loaded = [];
    const firstMs = (await timeDemo(page, 0)) ?? Number.NaN;
    const first = loaded;
    const otherMs: number[] = [];
    for (let index = 1; index < count; index += 1) {
      const time = await timeDemo(page, index);
      if (time !== undefined) otherMs.push(time);
    }
    await page.waitForTimeout(SETTLE_MS);
    return {
      demos: count,
      own: before.filter((href) => named.includes(href)),
      others: before.filter((href) => !named.includes(href)),
      first,
      firstMs,
      otherMs,
      shift: await page.evaluate(() => (globalThis as unknown as { shift: number }).shift),
    };
  } finally {
    await context.close();
  }
}
