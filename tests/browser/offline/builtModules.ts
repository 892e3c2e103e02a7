import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waitForIdle } from '../fixtures/page';
import { FACTS_ID, type PageFacts } from '../../../src/model/page/PageFacts';
import { OUT } from '../../../src/content/workspace';

const html = readFileSync(`${OUT}/index.html`, 'utf8');
const [, json = '{}'] =
  new RegExp(`<script id="${FACTS_ID}" type="application/json">(.*?)</script>`, 's').exec(html) ?? [];

/** Address of the loader in the export. */
export const LOADER = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';

/** Returns the address of an island's own module in the export. */
export function moduleOf(island: string): string {
  return (JSON.parse(json) as PageFacts).islands[island]?.files[0] ?? '';
}

/** Waits until the page has the module of an island, and whatever starts in idle time. */
export async function waitForModule(page: Page, island: string): Promise<void> {
  await page.waitForFunction((module) => {
    const [entry] = performance.getEntriesByName(window.location.origin + module);
    return entry && (entry as PerformanceResourceTiming).responseEnd > 0;
  }, moduleOf(island));
  await waitForIdle(page);
}
