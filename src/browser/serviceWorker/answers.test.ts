import { createHash } from 'node:crypto';
import { answerAsset, answerDocument, answerSearch, NETWORK_TIMEOUT_MS } from './answers';
import { createNotes, type WorkerContext } from './storedNotes';
import type { RequestEvent } from './workerScope';

const PAGE = '/a/';
const SEARCH = '/search/en.json';

const context: WorkerContext = {
  build: 'one',
  loader: '/_docs/islands/start-1f.js',
  origin: '',
  shell: ['/offline/', '/pt/offline/'],
  hashes: '',
  notes: createNotes(),
  now: () => 1,
};

/** Addresses that the worker has stored. */
const kept: string[] = [];

/** Returns the text of the response, `error`, or `waiting`. */
async function ask(
  answer: typeof answerDocument,
  pathname: string,
  stored: readonly string[],
  network: Promise<Response>,
  ms: number,
): Promise<string> {
  Object.assign(globalThis, {
    caches: {
      keys: async () => ['docs-pages-one'],
      match: async (url: string) => (stored.includes(url) ? new Response('stored') : undefined),
      open: async () => ({ put: async (url: string) => void kept.push(url) }),
    },
    fetch: () => network,
  });
  const request = { url: `https://docs.example.com${pathname}` } as Request;
  const event = { request, waitUntil: () => {} } as unknown as RequestEvent;
  let said = 'waiting';
  void answer(context, event).then(async (response) => {
    said = response.type === 'error' ? 'error' : await response.text();
  });
  await jest.advanceTimersByTimeAsync(ms);
  return said;
}

/** Returns a response of the network: constructed ones have no origin. */
function basic(text: string, type: string): Response {
  const response = new Response(text, { headers: { 'content-type': type } });
  return Object.defineProperty(response, 'type', { value: 'basic' });
}

/** Returns what the worker answers for an asset and stores, and how it asked for it. */
async function askAsset(pathname: string, answers: readonly Response[]) {
  const kept = new Map<string, Response>();
  const asked: (RequestCache | undefined)[] = [];
  const waiting = [...answers];
  Object.assign(globalThis, {
    caches: {
      keys: async () => [],
      match: async (url: string) => kept.get(url),
      open: async () => ({ put: async (url: string, response: Response) => void kept.set(url, response) }),
    },
    fetch: async (_url: unknown, request?: RequestInit) => {
      asked.push(request?.cache);
      return waiting.shift() ?? Response.error();
    },
  });
  const tasks: Promise<unknown>[] = [];
  const request = { url: `https://docs.example.com${pathname}` } as Request;
  const event = { request, waitUntil: (task: Promise<unknown>) => void tasks.push(task) };
  const own = { ...context, hashes: LIST, notes: createNotes() };
  const response = await answerAsset(own, event as unknown as RequestEvent);
  await Promise.all(tasks);
  return {
    said: response.type === 'error' ? 'error' : await response.text(),
    stored: [...kept.keys()].filter((url) => url === pathname),
    asked,
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const JSON_TYPE = 'application/json';
const CHUNK = '/_next/static/chunks/a.js';
const SCRIPT = 'run()';
const HASHES = JSON.stringify({ [CHUNK]: hash(SCRIPT) });
const LIST = `/_docs/offline/hashes.${hash(HASHES)}.json`;
const list = () => basic(HASHES, JSON_TYPE);
const TEXTS = `/_docs/texts/en.${hash('{}')}.json`;
const SEARCH_PART = `/_docs/search/en-0.${hash('{"tier":0}')}.json`;
const js = (text: string) => basic(text, 'text/javascript');
const json = (text: string) => basic(text, JSON_TYPE);

describe('answerAsset', () => {
  it.each([
    ['a script of the build', CHUNK, [js(SCRIPT), list()], SCRIPT, true, 2],
    ['a file whose name has its hash', TEXTS, [json('{}'), list()], '{}', true, 2],
    [
      'a part of the search',
      SEARCH_PART,
      [json(`{"stamp":"${hash('{"tier":0}')}","tier":0}`), list()],
      `{"stamp":"${hash('{"tier":0}')}","tier":0}`,
      true,
      2,
    ],
    ['an empty script, asked again', CHUNK, [js(''), list(), js(SCRIPT)], SCRIPT, true, 3],
    ['junk data, asked again', TEXTS, [json('{"a":1}'), list(), json('{}')], '{}', true, 3],
    ['markup typed as a script, twice', CHUNK, [js('<h1>'), list(), js('<h1>')], 'error', false, 3],
    ['a page, twice', CHUNK, [basic('<h1>', 'text/html'), basic('', 'text/html')], 'error', false, 2],
    ['a script of another build', '/_next/static/chunks/b.js', [js('other()'), list()], 'other()', false, 2],
    ['a script without the list', CHUNK, [js(SCRIPT), json('{}')], SCRIPT, false, 2],
  ])('keeps only what the build has: %s', async (_name, pathname, answers, said, isStored, count) => {
    const result = await askAsset(pathname, answers);
    expect(result.said).toBe(said);
    expect(result.stored).toEqual(isStored ? [pathname] : []);
    expect(result.asked).toHaveLength(count);
  });

  it('asks again past the cache of the browser', async () => {
    const { asked } = await askAsset(TEXTS, [json('{"a":1}'), list(), json('{}')]);
    expect(asked).toEqual([undefined, undefined, 'reload']);
  });
});

const given = Promise.resolve(new Response('given'));
const hanging = new Promise<Response>(() => {});
const failing = Promise.reject(new TypeError('Failed to fetch'));
failing.catch(() => undefined);
const broken = Promise.resolve(new Response('broken', { status: 503 }));
const manifest = Promise.resolve(json('{"format":1}'));
const cut = Promise.resolve(json('{"format":1,"parts":{"a":{"b":1}'));
const foreign = Promise.resolve(json('{"message":"Sign in"}'));

describe('the answer for a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['is that of the network', [PAGE], given, 0, 'given'],
    ['takes its time', [PAGE], hanging, NETWORK_TIMEOUT_MS - 1, 'waiting'],
    ['is the stored page if the network hangs', [PAGE], hanging, NETWORK_TIMEOUT_MS, 'stored'],
    ['is the stored page if the network fails', [PAGE], failing, 0, 'stored'],
    ['is the stored page if the host is broken', [PAGE], broken, 0, 'stored'],
    ['waits on if nothing is stored', [], hanging, 60_000, 'waiting'],
  ])('%s', async (_name, stored, network, ms, said) => {
    expect(await ask(answerDocument, PAGE, stored, network, ms)).toBe(said);
  });

  it('is not stored, because nobody may ever see a page that is loaded early', async () => {
    kept.length = 0;
    await ask(answerDocument, PAGE, [], Promise.resolve(basic('<p>', 'text/html')), 0);
    expect(kept).toEqual([]);
  });
});

describe('the answer for the first file of the search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['is that of the network', [SEARCH], manifest, 0, '{"format":1}'],
    ['is the stored one if the network hangs', [SEARCH], hanging, NETWORK_TIMEOUT_MS, 'stored'],
    ['is an error if the network fails and nothing is stored', [], failing, 0, 'error'],
    ['is an error in place of something else', [], foreign, 0, 'error'],
    ['is the stored one in place of something else', [SEARCH], foreign, 0, 'stored'],
    ['is the stored one in place of a cut one', [SEARCH], cut, 0, 'stored'],
  ])('%s', async (_name, stored, network, ms, said) => {
    expect(await ask(answerSearch, SEARCH, stored, network, ms)).toBe(said);
  });
});
