import { createHash } from 'node:crypto';
import { createNotes, type WorkerContext } from './storedNotes';
import { HostRefusal, installShell } from './storedAssets';

const LOADER = '/_docs/islands/start-1f.js';
const SCRIPT = 'run()';
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const HASHES = JSON.stringify({ [LOADER]: hash(SCRIPT) });
const PAGE = `<script id="_page" type="application/json">{}</script><script src="${LOADER}"></script></html>`;

const context: WorkerContext = {
  build: 'one',
  loader: LOADER,
  origin: '',
  shell: ['/offline/'],
  hashes: `/_docs/offline/hashes.${hash(HASHES)}.json`,
  notes: createNotes(),
  now: () => 1,
};

/** What the worker has stored, by address. */
const stored = new Map<string, Response>();

interface Facts {
  readonly text?: string;
  readonly type?: string;
  /** The address after a redirect. */
  readonly redirectedTo?: string;
  readonly status?: number;
}

/** Returns a response as if it came from the network. */
function answer({ text = PAGE, type = 'text/html', redirectedTo, status = 200 }: Facts): Response {
  const response = new Response(text, { status, headers: { 'content-type': type } });
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    redirected: { value: redirectedTo !== undefined },
    url: { value: redirectedTo ?? '' },
  });
}

/**
 * Installs the worker from a host that answers for the offline page, and sends the loader, like this.
 * @param later what it answers for the page past the browser's cache
 */
function install(page: Facts, script = SCRIPT, later = page): Promise<void> {
  stored.clear();
  Object.assign(globalThis, {
    fetch: async (url: string, { cache }: RequestInit = {}) => {
      if (url === '/offline/') return answer(cache === 'reload' ? later : page);
      return url === LOADER
        ? answer({ text: script, type: 'text/javascript' })
        : answer({ text: HASHES, type: 'application/json' });
    },
    caches: {
      open: async () => ({ put: async (url: string, response: Response) => void stored.set(url, response) }),
      match: async () => undefined,
      delete: async () => {
        stored.clear();
        return true;
      },
    },
  });
  return installShell(context);
}

describe('installShell', () => {
  it.each([
    ['', {}],
    [' from a host that strips the slash', { redirectedTo: 'https://docs.example.com/offline' }],
  ])('stores the offline page%s so that a browser can show it', async (_name, page) => {
    await install(page);
    const found = stored.get('/offline/');
    expect([await found?.text(), found?.redirected]).toEqual([PAGE, false]);
    expect(found?.headers.get('content-type')).toBe('text/html');
  });

  it('refuses a host that changes scripts, whose pages would not run with a worker', async () => {
    const installing = install({}, 'run();\n');
    await expect(installing).rejects.toThrow(HostRefusal);
    await expect(installing).rejects.toThrow(`${LOADER} is not the file of this build`);
    expect(stored.size).toBe(0);
  });

  it.each([
    [{ redirectedTo: 'https://docs.example.com/sign-in' }, /redirected to .*\/sign-in/],
    [{ status: 404 }, /status 404/],
    [{ type: 'text/plain' }, /type text\/plain/],
    [{ text: '<h1>Sign in</h1></html>' }, /something else/],
    [{ text: PAGE.slice(0, -2) }, /end of \/offline\/ is missing/],
  ])('stores nothing if the page is answered with %j, and says why', async (page, message) => {
    const installing = install(page);
    await expect(installing).rejects.toThrow(HostRefusal);
    await expect(installing).rejects.toThrow(message);
    expect(stored.size).toBe(0);
  });

  it('asks once more for a page whose end is missing', async () => {
    await install({ text: PAGE.slice(0, -2) }, SCRIPT, {});
    expect(await stored.get('/offline/')?.text()).toBe(PAGE);
  });

  it.each([503, 429])(
    'does not take a host for one that cannot have a worker if it answers %d',
    async (status) => {
      const installing = install({ status });
      await expect(installing).rejects.toThrow(String(status));
      await expect(installing).rejects.not.toThrow(HostRefusal);
    },
  );
});
