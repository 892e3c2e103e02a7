import type { Page } from '@playwright/test';
import { FACTS_ID, type PageFacts } from '../../src/model/page/PageFacts';

/** Returns what the document of a page says to its islands. */
export async function readPageFacts(page: Page): Promise<PageFacts> {
  const text = await page.evaluate((id) => document.getElementById(id)?.textContent, FACTS_ID);
  return JSON.parse(text ?? '') as PageFacts;
}
