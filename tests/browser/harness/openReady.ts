import type { Page } from 'playwright-core';
import type { OpenOptions, Site } from './useSite';
import { waitForRuntime } from './waitForRuntime';

/** Opens a page and waits until its runtime runs. */
export async function openReady(site: Site, path: string, options?: OpenOptions): Promise<Page> {
  const page = await site.open(path, options);
  await waitForRuntime(page);
  return page;
}
