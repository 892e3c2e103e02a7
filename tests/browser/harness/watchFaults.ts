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
