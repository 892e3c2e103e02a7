import { createHash } from 'node:crypto';
import type { KeepFile, OfflineRecord } from '../../model/offline/offlineProduct';
import { keep, pauseKeeping, removeOfflineProduct, resumeKeeping } from './keeper';
import { changeRecord, readRecords } from './offlineRecords';

/** The caches by name, each with its responses by address. */
const stored = new Map<string, Map<string, Response>>();

function openCache(name: string) {
  const answers = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, answers);
  return {
    keys: async () => [...answers.keys()].map((url) => ({ url: `https://docs.example.com${url}` })),
    match: async (request: string | { url: string }) =>
      answers.get(typeof request === 'string' ? request : new URL(request.url).pathname)?.clone(),
    put: async (url: string, response: Response) => {
      const count = [...stored.values()].reduce((sum, { size }) => sum + size, 0);
      if (count >= host.room) throw new DOMException('full', 'QuotaExceededError');
      answers.set(url, response);
    },
    delete: async (url: string) => answers.delete(url),
  };
}

/** Names of the held locks. */
const held = new Set<string>();
let last: Promise<unknown> = Promise.resolve();

/** Runs tasks like the locks of a browser: one after the other, or not at all if somebody has it. */
async function request(
  name: string,
  ...[options, task]: [{ ifAvailable: true }, (lock: object | null) => unknown] | [() => unknown]
) {
  if (typeof options === 'function') {
    const result = last.then(options);
    last = result.catch(() => undefined);
    return result;
  }
  if (held.has(name)) return task?.(null);
  held.add(name);
  try {
    return await task?.({ name });
  } finally {
    held.delete(name);
  }
}

const FILES: Readonly<Record<string, string>> = Object.fromEntries([
  ...Array.from({ length: 30 }, (_, index) => [`/_docs/${index}.1f.json`, `{"a":${index}}`]),
  ['/x/', '<h1>X</h1>'],
  ['/x/a/', '<h1>A</h1>'],
]);
const toFile = ([url, text]: [string, string]): KeepFile => ({
  url,
  bytes: text.length,
  sha256: createHash('sha256').update(text).digest('hex'),
  ...(url.endsWith('/') ? { title: url } : {}),
});
const OFFER = { href: '/_docs/offline/x-en.json', landing: '/x/', bytes: 1, pages: 2 };

/** The host: the build that it has, what it answers instead of files, and what it was asked for. */
const host = {
  build: 'one',
  isOffered: true,
  /** Number of responses that the browser has room for. */
  room: Infinity,
  answers: {} as Record<string, () => Response | Promise<Response>>,
  asked: [] as string[],
};

async function answer(url: string): Promise<Response> {
  host.asked.push(url);
  const special = host.answers[url];
  if (special) return special();
  if (url === '/offline.json') {
    const products = [{ id: 'x', name: 'X', offers: host.isOffered ? { en: OFFER } : {} }];
    return Response.json({ build: host.build, products });
  }
  if (url === OFFER.href)
    return Response.json({ build: host.build, files: Object.entries(FILES).map(toFile) });
  return new Response(FILES[url]);
}

const WANTED: OfflineRecord = {
  product: 'x',
  language: 'en',
  name: 'X',
  href: '/x/',
  state: 'loading',
  done: 0,
  total: 1,
  pages: 2,
  files: {},
};

/** The addresses in the cache of the product. */
const listKept = () => [...(stored.get('docs-kept-x-en')?.keys() ?? [])];
const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const LAST = '/_docs/29.1f.json';
const isFile = (url: string) => url in FILES;

beforeEach(() => {
  stored.clear();
  held.clear();
  Object.assign(host, { build: 'one', isOffered: true, room: Infinity, answers: {}, asked: [] });
  const storage = { persist: async () => true, estimate: async () => ({ quota: 1e9, usage: 0 }) };
  const browser = { locks: { request }, storage, onLine: true };
  Object.defineProperty(globalThis, 'navigator', { value: browser, configurable: true });
  Object.assign(globalThis, {
    fetch: async (url: string, { signal }: RequestInit) => {
      const response = await answer(url);
      signal?.throwIfAborted();
      return response;
    },
    caches: {
      has: async (name: string) => stored.has(name),
      open: async (name: string) => openCache(name),
      delete: async (name: string) => stored.delete(name),
      match: async (url: string, { cacheName }: { cacheName: string }) => openCache(cacheName).match(url),
    },
  });
});

describe('an offline product', () => {
  it('is kept with all files, the pages last', async () => {
    await keep(WANTED);
    expect(await readRecords()).toMatchObject([{ state: 'complete', build: 'one', pages: 2 }]);
    expect(listKept().sort()).toEqual(Object.keys(FILES).sort());
    expect(host.asked.filter(isFile).slice(-2).sort()).toEqual(['/x/', '/x/a/']);
  });

  it('goes on by itself where the network has stopped it', async () => {
    host.answers[LAST] = fail;
    await keep(WANTED);
    expect(await readRecords()).toMatchObject([{ state: 'failed', failure: 'network' }]);
    const before = listKept();
    expect(before.length).toBeGreaterThan(20);
    host.answers = {};
    host.asked = [];
    await resumeKeeping('one');
    expect(await readRecords()).toMatchObject([{ state: 'complete' }]);
    expect(host.asked.filter((url) => before.includes(url))).toEqual([]);
  });

  it('is paused in this tab at once, stays so in the next one, and continues when asked', async () => {
    host.answers[LAST] = async () => {
      await pauseKeeping(WANTED);
      return new Response(FILES[LAST]);
    };
    await keep(WANTED);
    await resumeKeeping('one');
    expect(await readRecords()).toMatchObject([{ state: 'paused' }]);
    expect(listKept()).not.toContain('/x/');
    host.answers = {};
    await keep(WANTED);
    expect(await readRecords()).toMatchObject([{ state: 'complete' }]);
  });

  it('is paused by another tab', async () => {
    host.answers['/_docs/0.1f.json'] = async () => {
      await changeRecord(WANTED, (record) => record && { ...record, state: 'paused' });
      return new Response(FILES['/_docs/0.1f.json']);
    };
    await keep(WANTED);
    expect(await readRecords()).toMatchObject([{ state: 'paused' }]);
    expect(listKept()).not.toContain('/x/');
  });

  it('is paused while its list is fetched', async () => {
    host.answers[OFFER.href] = async () => {
      await changeRecord(WANTED, (record) => record && { ...record, state: 'paused' });
      return Response.json({ build: 'one', files: Object.entries(FILES).map(toFile) });
    };
    await keep(WANTED);
    expect(await readRecords()).toMatchObject([{ state: 'paused' }]);
    expect(listKept()).toEqual([]);
  });

  it('leaves nothing when it is removed meanwhile', async () => {
    host.answers[LAST] = async () => {
      await removeOfflineProduct(WANTED);
      return new Response(FILES[LAST]);
    };
    await keep(WANTED);
    expect([await readRecords(), listKept()]).toEqual([[], []]);
  });

  it('is left to the tab that works on it', async () => {
    held.add('keep x en');
    await keep(WANTED);
    expect(host.asked).toEqual([]);
    expect(await readRecords()).toMatchObject([{ state: 'loading' }]);
  });

  it.each([
    ['damaged', () => new Response('<h1>Sign in</h1>')],
    ['gone', () => new Response('', { status: 404 })],
    ['network', () => new Response('', { status: 503 })],
  ])('says that a file is %s, and does not have it', async (failure, given) => {
    host.answers['/x/a/'] = given;
    await keep(WANTED);
    expect(await readRecords()).toMatchObject([{ state: 'failed', failure }]);
    expect(listKept()).not.toContain('/x/a/');
  });

  it('is that of a build that replaces the first one meanwhile', async () => {
    host.answers['/x/'] = () => {
      host.build = 'two';
      host.answers = {};
      return new Response('', { status: 404 });
    };
    // The second request for the file is the repetition of the first.
    const { '/x/': first } = host.answers;
    host.answers['/x/'] = () => {
      host.answers['/x/'] = first ?? fail;
      return new Response('', { status: 404 });
    };
    await keep(WANTED);
    expect(await readRecords()).toMatchObject([{ state: 'complete', build: 'two' }]);
  });

  it('is given up with its files if they leave no room even for the record', async () => {
    host.room = 20;
    await keep(WANTED);
    expect(await readRecords()).toMatchObject([{ state: 'failed', failure: 'room' }]);
    expect(listKept()).toEqual([]);
  });

  it('is refused if the browser has no room, or the site does not offer it any more', async () => {
    host.isOffered = false;
    await keep(WANTED);
    expect(await readRecords()).toMatchObject([{ state: 'failed', failure: 'gone' }]);
    host.isOffered = true;
    Object.assign(navigator.storage, { estimate: async () => ({ quota: 1, usage: 0 }) });
    await keep(WANTED);
    expect(await readRecords()).toMatchObject([{ state: 'failed', failure: 'room' }]);
  });

  it('is fetched again if the browser has cleared it', async () => {
    await keep(WANTED);
    stored.delete('docs-kept-x-en');
    await resumeKeeping('one');
    expect(listKept()).toHaveLength(Object.keys(FILES).length);
  });

  it('is updated to a new build, and can still be read if that fails', async () => {
    await keep(WANTED);
    host.asked = [];
    await resumeKeeping('one');
    expect(host.asked).toEqual([]);
    host.build = 'two';
    host.answers['/offline.json'] = fail;
    await resumeKeeping('two');
    expect(await readRecords()).toMatchObject([{ state: 'complete', build: 'one' }]);
    host.answers = {};
    await resumeKeeping('two');
    expect(await readRecords()).toMatchObject([{ state: 'complete', build: 'two' }]);
  });
});
