import type { Browser, Page } from 'playwright-core';

interface DriverSession {
  readonly send: (method: string, params: object) => Promise<unknown>;
}

/** The parts of the driver's inside that are used here. */
interface Driver {
  readonly _connection: {
    readonly toImpl: (one: Browser | Page) => {
      readonly _session?: DriverSession;
      readonly delegate?: { readonly _mainFrameSession: { readonly _client: DriverSession } };
    };
  };
}

/** As the driver attaches to whatever comes, but for service workers; and for what it would leave out by itself. */
const ATTACHING = {
  autoAttach: true,
  waitForDebuggerOnStart: true,
  flatten: true,
  filter: [
    { type: 'service_worker', exclude: true },
    { type: 'browser', exclude: true },
    { type: 'tab', exclude: true },
    {},
  ],
};

/**
 * Keeps the driver's hands off the service workers of a browser, or of a page. Chromium stops a worker that a debugger
 * is attached to as soon as the next one is to go into force, although it is still answering (`OnRequestTermination` in
 * Chromium's `service_worker_version.cc`); the navigation that it was answering then waits for ever. Without a debugger,
 * as at a reader's, it is waited for.
 * @throws 'The driver has no session to let go'
 */
export async function letWorkersBe(one: Browser | Page): Promise<void> {
  const { _connection } = one as unknown as Driver;
  const { _session, delegate } = _connection.toImpl(one);
  const session = _session ?? delegate?._mainFrameSession._client;
  if (!session) throw new Error('The driver has no session to let go');
  await session.send('Target.setAutoAttach', ATTACHING);
}
