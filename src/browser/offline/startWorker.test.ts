/** @jest-environment jsdom */

import { startWorker } from './startWorker';

const LOADER = '/_docs/islands/start-1f.js';
const reload = jest.fn();
jest.mock('../loaderAddress', () => ({ readLoader: () => LOADER }));
jest.mock('../reloadForBuild', () => ({
  reloadForBuild: (build: string) => reload(build),
}));

type Message = { readonly kind: string; readonly pathname?: string };

/** Creates a worker of a build that answers what its build is; `said` lists all other messages. */
function createWorker(build: string, loader: string) {
  const said: Message[] = [];
  const postMessage = (message: Message, ports: readonly { answer: (data: unknown) => void }[]) => {
    if (message.kind === 'build') ports[0]?.answer({ build, loader });
    else said.push(message);
  };
  return { said, postMessage };
}

type Worker = ReturnType<typeof createWorker>;
const container: Record<string, unknown> & { controller?: Worker | null } = {};
const register = jest.fn();

/** Starts the page under a worker, as far as there is one. */
async function open(controller: Worker | null, active = controller, waiting: Worker | null = null) {
  Object.assign(container, { controller, ready: Promise.resolve({ active }), register });
  register.mockResolvedValue({
    active,
    waiting,
    addEventListener: () => undefined,
    update: async () => undefined,
  });
  return startWorker(window.location.host);
}

/** Lets the page regain the focus. */
async function focus(): Promise<void> {
  window.dispatchEvent(new Event('focus'));
  // The answers of workers come in microtasks.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

const listen = jest.spyOn(window, 'addEventListener');

/** Removes the page of the test before. */
function close(): void {
  for (const [type, listener] of listen.mock.calls) if (listener) window.removeEventListener(type, listener);
}

beforeEach(() => {
  close();
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.assign(globalThis, {
    MessageChannel: class {
      port1: { onmessage?: (event: { data: unknown }) => void } = {};
      port2 = { answer: (data: unknown) => void queueMicrotask(() => this.port1.onmessage?.({ data })) };
    },
  });
});

describe('startWorker', () => {
  it.each(['docs.example.com', 'localhost.example.com', 'localhost:3000'])(
    'registers nothing on this host when the production host is %s',
    async (productionHost) => {
      expect(await startWorker(productionHost)).toBe(false);
      expect(register).not.toHaveBeenCalled();
    },
  );

  it('does not throw if the browser refuses the worker', async () => {
    register.mockRejectedValue(new Error('No worker here'));
    expect(await startWorker(window.location.host)).toBe(false);
  });

  it('has the page stored by the active worker, the first one, too', async () => {
    const first = createWorker('a', LOADER);
    expect(await open(null, first)).toBe(true);
    expect(first.said).toEqual([{ kind: 'visited', pathname: window.location.pathname }]);
  });

  it('has a waiting worker take over', async () => {
    const waiting = createWorker('b', LOADER);
    await open(createWorker('a', LOADER), undefined, waiting);
    expect(waiting.said).toEqual([{ kind: 'activate' }]);
  });

  it('stores nothing for a reader who saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const worker = createWorker('a', LOADER);
    await open(worker);
    Object.assign(navigator, { connection: undefined });
    expect(worker.said).toEqual([]);
  });
});

describe('a new build', () => {
  it.each([
    ['with other scripts', '/_docs/islands/start-2e.js'],
    ['with other texts only', LOADER],
  ])('%s loads the page again when it regains the focus', async (_name, loader) => {
    await open(createWorker('a', LOADER));
    container.controller = createWorker('b', loader);
    expect(reload).not.toHaveBeenCalled();
    await focus();
    expect(reload.mock.calls).toEqual([['b']]);
  });

  it('does not load a page again that is already of it', async () => {
    await open(createWorker('a', '/_docs/islands/start-0d.js'));
    container.controller = createWorker('b', LOADER);
    await focus();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not what the first worker of a page is', async () => {
    const first = createWorker('a', LOADER);
    await open(null, first);
    container.controller = first;
    await focus();
    expect(reload).not.toHaveBeenCalled();
    container.controller = createWorker('b', LOADER);
    await focus();
    expect(reload.mock.calls).toEqual([['b']]);
  });
});
