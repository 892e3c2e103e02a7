import type { Browser, Page } from 'playwright-core';
import { waitForRuntime } from '../../tests/browser/fixtures/page';

/** The cost of a page with demos for a reader. */
export interface DemoCosts {
  readonly demos: number;
  /**
   * URLs of the scripts that were loaded before any demo was visible: those that the page names, and others.
   */
  readonly own: readonly string[];
  readonly others: readonly string[];
  /** URLs of the scripts that were loaded when the first demo was visible. */
  readonly first: readonly string[];
  /**
   * Milliseconds from visible to interactive: of the first demo, which loads the shared code, and of the
   * others.
   */
  readonly firstMs: number;
  readonly otherMs: readonly number[];
  /** Sum of all layout shifts meanwhile. */
  readonly shift: number;
}

/** A little more than the distance from the viewport at which demos start. */
const MARGIN = 260;
/** By then, everything that loads by itself has loaded. */
const SETTLE_MS = 2000;

/** Scrolls to a demo and returns the milliseconds until it is interactive; undefined if it already was. */
function timeDemo(page: Page, index: number): Promise<number | undefined> {
  return page.evaluate(async (place) => {
    const holder = document.querySelectorAll<HTMLElement>(
      'section:not([data-playground]) [data-stage] [data-demo]',
    )[place];
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
 * Opens a page whose first demo is out of view, then scrolls to its demos in order.
 * @throws if a demo does not become interactive
 */
export async function driveDemos(browser: Browser, url: string): Promise<DemoCosts> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    // The transpiler names functions with a helper that is missing in the page.
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
    const count = await page.locator('section:not([data-playground]) [data-stage] [data-demo]').count();
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
