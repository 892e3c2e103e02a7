import type { Browser, Page } from 'playwright-core';

interface DriverSession {
  readonly send: (method: string, params: object) => Promise<unknown>;
}

/** The internals of the driver that are used here. */
interface Driver {
  readonly _connection: {
    readonly toImpl: (one: Browser | Page) => {
      readonly _session?: DriverSession;
      readonly delegate?: { readonly _mainFrameSession: { readonly _client: DriverSession } };
    };
  };
}

/**
 * The driver's filter for targets, with service workers excluded and with the targets that it would leave out
 * by default.
 */
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
 * Detaches the driver from the service workers of a browser or a page. Chromium stops a worker with an
 * attached debugger as soon as the next worker is to be activated, even if it is still answering
 * (`OnRequestTermination` in Chromium's `service_worker_version.cc`); the navigation that it was answering
 * then waits forever. Without a debugger, as in a reader's browser, Chromium waits for the worker.
 * @throws 'The driver has no session to detach'
 */
export async function detachFromWorkers(one: Browser | Page): Promise<void> {
  const { _connection } = one as unknown as Driver;
  const { _session, delegate } = _connection.toImpl(one);
  const session = _session ?? delegate?._mainFrameSession._client;
  if (!session) throw new Error('The driver has no session to detach');
  await session.send('Target.setAutoAttach', ATTACHING);
}
