import type { Browser, BrowserContext } from 'playwright-core';

interface DriverSession {
  readonly detach: () => Promise<void>;
}

/** The part of the driver's inside that is used here. */
interface Driver {
  readonly _connection: {
    readonly toImpl: (browser: Browser) => {
      readonly _serviceWorkers: ReadonlyMap<string, { readonly _session: DriverSession }>;
    };
  };
}

/**
 * Takes the driver's hands off the service workers of a browser context. Chromium stops a worker that a debugger is
 * attached to as soon as the next one is to go into force, although it is still answering (`OnRequestTermination` in
 * Chromium's `service_worker_version.cc`); the navigation that it was answering then waits for ever. Without a debugger,
 * as at a reader's, it is waited for.
 */
export function letWorkersBe(browser: Browser, reader: BrowserContext): void {
  const { _connection } = browser as unknown as Driver;
  const { _serviceWorkers } = _connection.toImpl(browser);
  reader.on('serviceworker', () => {
    for (const { _session } of _serviceWorkers.values()) void _session.detach().catch(() => undefined);
  });
}
