import type { Page } from 'playwright-core';

/**
 * Everything that a page must not do, one line each, in the order in which it happened: messages of the console that
 * are errors or warnings, uncaught errors and rejections, requests that failed or were answered with an error.
 * Requests that the page gave up itself, as for a prefetch when the reader leaves, are none.
 */
export function watchFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    faults.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('crash', () => faults.push('crashed'));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`request answered ${response.status()}: ${response.url()}`);
  });
  return faults;
}

const UNUSED_PRELOAD =
  /The resource (\S+) was preloaded using link preload but not used within a few seconds/;

/**
 * Tells which faults are none, now that a test is over. Browsers complain of a script that was asked for ahead and has
 * not run three seconds behind the load event, which takes a busy machine as well; where it has run since, nothing was
 * wrong.
 */
export async function excuseFaults(
  page: Page,
  faults: readonly string[],
): Promise<(fault: string) => boolean> {
  if (!faults.some((fault) => UNUSED_PRELOAD.test(fault))) return () => false;
  const scripts = page.evaluate(() => Array.from(document.scripts, ({ src }) => src)).catch(() => []);
  // No answer comes where the next document is on its way and is held back.
  const used = await Promise.race([scripts, page.waitForTimeout(5000).then(() => [])]);
  return (fault) => used.some((src) => src === UNUSED_PRELOAD.exec(fault)?.[1]);
}
