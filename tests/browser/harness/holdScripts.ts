import type { BrowserContext } from 'playwright-core';

/**
 * Holds back every script of the framework; `release` lets them go. Held in the browser, not by the server: there they
 * would take up all connections that a browser opens to one host.
 */
export function holdScripts(): { hold: (context: BrowserContext) => Promise<unknown>; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = (context: BrowserContext) =>
    context.route(/\/_next\/.*\.js$/, async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
  return { hold, release };
}
