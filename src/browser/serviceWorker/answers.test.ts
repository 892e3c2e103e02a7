import { answerData, NETWORK_TIMEOUT_MS } from './answers';
import { createNotes, type WorkerContext } from './storedNotes';
import type { RequestEvent } from './workerScope';

const DATA = '/_next/data/1f/a.json';
const OFFLINE_DATA = '/_next/data/1f/pt/offline.json';

const context: WorkerContext = {
  build: 'one',
  documents: '1f',
  origin: '',
  shell: ['/offline/', '/pt/offline/'],
  notes: createNotes(),
  now: () => 1,
};

/** Returns the text of the response, `error`, or `waiting`. */
async function ask(
  pathname: string,
  stored: readonly string[],
  network: Promise<Response>,
  ms: number,
): Promise<string> {
  Object.assign(globalThis, {
    caches: {
      keys: async () => ['docs-pages-one'],
      match: async (url: string) => (stored.includes(url) ? new Response('stored') : undefined),
    },
    fetch: () => network,
  });
  const request = { url: `https://docs.example.com${pathname}` } as Request;
  const event = { request, waitUntil: () => {} } as unknown as RequestEvent;
  let said = 'waiting';
  void answerData(context, event).then(async (response) => {
    said = response.type === 'error' ? 'error' : await response.text();
  });
  await jest.advanceTimersByTimeAsync(ms);
  return said;
}

const given = Promise.resolve(new Response('given'));
const hanging = new Promise<Response>(() => {});
const failing = Promise.reject(new TypeError('Failed to fetch'));
failing.catch(() => undefined);

describe('answerData', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['the response of the network', DATA, [DATA, '/a/'], given, 0, 'given'],
    [
      'nothing yet while the network may still respond',
      DATA,
      [DATA],
      hanging,
      NETWORK_TIMEOUT_MS - 1,
      'waiting',
    ],
    ['the stored data if the network hangs', DATA, [DATA, '/a/'], hanging, NETWORK_TIMEOUT_MS, 'stored'],
    ['an error if it hangs and the document is stored', DATA, ['/a/'], hanging, NETWORK_TIMEOUT_MS, 'error'],
    ['nothing if it hangs and nothing is stored', DATA, ['/b/'], hanging, 60_000, 'waiting'],
    ['an error if it fails and nothing is stored', DATA, [], failing, NETWORK_TIMEOUT_MS, 'error'],
    [
      'an error for the offline page, whose document is filled',
      OFFLINE_DATA,
      [OFFLINE_DATA],
      given,
      0,
      'error',
    ],
  ])('returns %s', async (_name, pathname, stored, network, ms, said) => {
    expect(await ask(pathname, stored, network, ms)).toBe(said);
  });
});
