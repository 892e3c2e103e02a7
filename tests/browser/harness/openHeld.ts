import type { Page } from 'playwright-core';
import { holdScripts } from './holdScripts';
import type { Site } from './useSite';
import { waitForPaint } from './waitForPaint';

/** Opens a page to which no script of the framework comes before it is released, and waits until it is painted. */
export async function openHeld(site: Site, path: string): Promise<{ page: Page; release: () => void }> {
  const { hold, release } = holdScripts();
  const page = await site.open(path, { prepare: hold });
  await waitForPaint(page);
  return { page, release };
}
