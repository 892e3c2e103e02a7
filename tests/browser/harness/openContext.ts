import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/** Runs in every document, before its own scripts. */
function ignoreIdlePointer(): void {
  for (const type of ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mouseenter', 'mousemove']) {
    window.addEventListener(
      type,
      (event) => {
        if (event instanceof MouseEvent && event.clientX === 0 && event.clientY === 0) {
          event.stopImmediatePropagation();
        }
      },
      { capture: true },
    );
  }
}

/**
 * A reader's browser, with storage of its own. Chromium without windows has a pointer that lies in the corner of every
 * page: it enters each of them by itself, which the site would take for a sign of a reader.
 */
export async function openContext(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(ignoreIdlePointer);
  return context;
}
