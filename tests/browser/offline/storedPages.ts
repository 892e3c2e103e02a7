import { expect, type Page } from '@playwright/test';

/** Waits until the page is controlled by a worker. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Returns the names of the site's caches, with the number of entries in each. */
export async function countCaches(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const counts: Record<string, number> = {};
    for (const name of await caches.keys()) counts[name] = (await (await caches.open(name)).keys()).length;
    return counts;
  });
}

/**
 * Waits until an asynchronous condition of the page is true. A pending navigation discards the answer, and
 * the condition is evaluated again.
 */
export async function waitUntil<Argument>(
  page: Page,
  question: (argument: Argument) => Promise<boolean>,
  argument: Argument,
  timeoutMs = 30_000,
): Promise<void> {
  const ask = () =>
    page.evaluate(question as (argument: unknown) => Promise<boolean>, argument).catch(() => false);
  await expect.poll(ask, { timeout: timeoutMs, intervals: [100], message: question.toString() }).toBe(true);
}

/** Waits until a page is stored. */
export async function waitForStored(page: Page, pathname: string): Promise<void> {
  await waitUntil(
    page,
    async (path) => {
      const notes = await (await (await caches.open('docs-meta')).match('/__offline/notes'))?.json();
      return notes?.entries[path]?.kind === 'page';
    },
    pathname,
  );
}
