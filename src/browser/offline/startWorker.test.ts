/** @jest-environment jsdom */

import { startWorker } from './startWorker';
import { canKeep, findWorkers } from './workerContainer';
import { noteRefusal } from './workerRefusal';

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

/** The answers of workers and caches come in microtasks. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Lets the page regain the focus. */
async function focus(): Promise<void> {
  window.dispatchEvent(new Event('focus'));
  await turns();
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

describe('a browser without workers', () => {
  it.each([
    ['lacks', () => undefined],
    [
      'refuses to read',
      () => {
        throw new DOMException('The document is sandboxed', 'SecurityError');
      },
    ],
  ])('that %s them has none, and nothing is thrown', async (_name, get) => {
    Object.defineProperty(navigator, 'serviceWorker', { get, configurable: true });
    expect(await startWorker(window.location.host)).toBe(false);
    expect([findWorkers(), canKeep()]).toEqual([undefined, false]);
  });
});

describe('a host that cannot have a worker', () => {
  const notes = new Map<string, string>();
  const warn = jest.spyOn(console, 'warn');
  const now = jest.spyOn(Date, 'now');
  const load = () => {
    Object.assign(container, { controller: null, ready: new Promise(() => undefined), register });
    return startWorker(window.location.host);
  };

  beforeEach(() => {
    notes.clear();
    warn.mockReset();
    now.mockReturnValue(0);
    Object.assign(globalThis, {
      fetch: async () => ({ status: 404 }),
      Response: { json: (value: unknown) => JSON.stringify(value) },
      caches: {
        open: async () => ({ put: async (url: string, text: string) => void notes.set(url, text) }),
        match: async (url: string) =>
          notes.has(url) ? { json: async () => JSON.parse(notes.get(url) ?? '') as unknown } : undefined,
      },
    });
  });
  afterAll(() => {
    now.mockRestore();
    warn.mockRestore();
  });

  it('is asked once a day, and says why each time', async () => {
    register.mockRejectedValue(new TypeError('bad HTTP response code (404)'));
    expect([await load(), await load()]).toEqual([false, false]);
    expect(register).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('404')], [expect.stringContaining('404')]]);
    now.mockReturnValue(25 * 60 * 60 * 1000);
    await load();
    expect(register).toHaveBeenCalledTimes(2);
  });

  it('is asked again by the pages of another build', async () => {
    await noteRefusal('/_docs/islands/start-0a.js', 'no');
    register.mockRejectedValue(new TypeError('404'));
    await load();
    expect(register).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it is busy', async () => ({ status: 503 })],
  ])('is asked again if %s', async (_name, answer) => {
    register.mockRejectedValue(new TypeError('Failed to fetch'));
    Object.assign(globalThis, { fetch: answer });
    await load();
    expect([notes.size, warn.mock.calls.length]).toEqual([0, 0]);
  });

  it('says why the worker could not be installed', async () => {
    const installing = Object.assign(new EventTarget(), { state: 'redundant' });
    register.mockResolvedValue({
      active: null,
      installing,
      addEventListener: () => undefined,
      update: async () => undefined,
    });
    void load();
    await turns();
    await noteRefusal(LOADER, '/offline/ was redirected');
    installing.dispatchEvent(new Event('statechange'));
    await turns();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('/offline/ was redirected')]]);
    // The page of another day, or the next one.
    expect(await load()).toBe(false);
    expect(register).toHaveBeenCalledTimes(1);
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
