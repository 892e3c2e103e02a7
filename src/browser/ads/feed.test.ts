import { AD_FEED_MAX_REQUESTS } from '../../constants';
import { readFeed } from './feed';
import { createFakeClock } from '../../../tests/unit/createFakeClock';

const URL = 'https://feed.example/ads.json';
const GOOD = {
  ads: [
    { statlink: 'https://a.example/', company: 'A', timestamp: 'x', pixel: 'https://p.example/[timestamp]' },
  ],
};

function json(value: unknown, init: ResponseInit = {}): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8', ...(init.headers as object) };
  return new Response(typeof value === 'string' ? value : JSON.stringify(value), { ...init, headers });
}

/** Reads from a feed that returns the nth answer to the nth request and repeats the last one. */
function open(answers: readonly (() => Response | Promise<Response>)[], roll: number | (() => number) = 0) {
  const clock = createFakeClock();
  const end = new AbortController();
  const times: number[] = [];
  let open = 0;
  let most = 0;
  const fetch = jest.fn(async (_url: unknown, init?: RequestInit) => {
    times.push(clock.now());
    open += 1;
    most = Math.max(most, open);
    try {
      const answer = answers[Math.min(times.length, answers.length) - 1]?.();
      return await Promise.race([
        answer ?? new Promise<never>(() => undefined),
        new Promise<never>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
      ]);
    } finally {
      open -= 1;
    }
  });
  const misses: boolean[] = [];
  const result = readFeed({
    url: URL,
    context: { poweredby: 'Net', label: 'third-party-body-top-inline' },
    clock,
    dice: typeof roll === 'number' ? () => roll : roll,
    fetch: fetch as unknown as typeof window.fetch,
    onMiss: (refused) => misses.push(refused),
    signal: end.signal,
  });
  return { clock, end, times, misses, fetch, result, mostAtOnce: () => most };
}

/** Returns random numbers that a seed repeats (mulberry32). */
function seededDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const failing = () => json('', { status: 500 });
const hanging = () => new Promise<Response>(() => undefined);

describe('readFeed', () => {
  it('returns the ad of a valid response, requested without cookies and without following redirects', async () => {
    const { clock, fetch, times, result } = open([() => json(GOOD)]);
    await clock.pass(100);
    expect((await result)?.ad.name).toBe('A');
    expect((await result)?.pixels).toEqual(['https://p.example/0']);
    expect(times).toEqual([0]);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'error' });
    expect(clock.waiting()).toBe(0);
  });

  it('sends the request again after a failure', async () => {
    const { clock, times, result } = open([failing, failing, () => json(GOOD)]);
    await clock.pass(60_000);
    expect((await result)?.ad.name).toBe('A');
    expect(times).toEqual([0, 250, 500]);
  });

  it('asks a feed that always fails ten times at most, one request at a time', async () => {
    const { clock, times, result, mostAtOnce } = open([failing]);
    await clock.pass(120_000);
    expect(await result).toBeNull();
    expect(times).toEqual([0, 250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250]);
    expect(times).toHaveLength(AD_FEED_MAX_REQUESTS);
    expect([mostAtOnce(), clock.waiting()]).toEqual([1, 0]);
  });

  it('makes no request after 30 s, however many are left', async () => {
    const { clock, times, result } = open([hanging], 0.999);
    await clock.pass(120_000);
    expect(await result).toBeNull();
    expect(Math.max(...times)).toBeLessThanOrEqual(30_000);
    expect(times.length).toBeLessThan(AD_FEED_MAX_REQUESTS);
  });

  it('tells a request that no server answered from one that is slow or answered with an error', async () => {
    const refused = () => Promise.reject(new TypeError('Failed to fetch'));
    const { clock, misses, result } = open([
      refused,
      hanging,
      failing,
      () => json('{'),
      refused,
      () => json({ ads: [] }),
      () => json(GOOD),
    ]);
    await clock.pass(60_000);
    expect(await result).not.toBeNull();
    expect(misses).toEqual([true, false, false, false, true, false]);
  });

  it('cancels a request that has no response after 5 s', async () => {
    const { clock, times, result } = open([hanging, () => json(GOOD)]);
    await clock.pass(60_000);
    expect((await result)?.ad.name).toBe('A');
    expect(times).toEqual([0, 5250]);
  });

  it.each([
    ['is refused', () => json('', { status: 403 }), 1],
    ['is not found', () => json('', { status: 404 }), 1],
    ['is a rate limit', () => json('', { status: 429 }), AD_FEED_MAX_REQUESTS],
    [
      'is an HTML page',
      () => new Response(JSON.stringify(GOOD), { headers: { 'content-type': 'text/html' } }),
      AD_FEED_MAX_REQUESTS,
    ],
    ['has no type', () => new Response(new TextEncoder().encode(JSON.stringify(GOOD))), AD_FEED_MAX_REQUESTS],
    ['is empty', () => json(''), AD_FEED_MAX_REQUESTS],
    ['has no ad', () => json({ ads: [] }), AD_FEED_MAX_REQUESTS],
    ['is NaN', () => json('NaN'), AD_FEED_MAX_REQUESTS],
    ['is truncated', () => json('{"ads":[{"statlink":"https://a.exam'), AD_FEED_MAX_REQUESTS],
    ['is longer than 64 kB', () => json({ ...GOOD, x: 'x'.repeat(65_536) }), AD_FEED_MAX_REQUESTS],
    [
      'is not UTF-8',
      () => new Response(new Uint8Array([34, 255, 34]), { headers: { 'content-type': 'application/json' } }),
      AD_FEED_MAX_REQUESTS,
    ],
    ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch')), AD_FEED_MAX_REQUESTS],
  ])('returns no ad if the response %s', async (_name, answer, requests) => {
    const { clock, times, result } = open([answer]);
    await clock.pass(120_000);
    expect(await result).toBeNull();
    expect(times).toHaveLength(requests);
  });

  it.each([
    ['with a byte order mark', `\uFEFF${JSON.stringify(GOOD)}`],
    ['with a duplicate key', `{"ads":[],"ads":${JSON.stringify(GOOD.ads)}}`],
    ['with 64 kB', JSON.stringify({ ...GOOD, x: 'x'.repeat(65_000) })],
  ])('reads a response %s', async (_name, text) => {
    const { clock, result } = open([() => json(text)]);
    await clock.pass(1000);
    expect((await result)?.ad.name).toBe('A');
  });

  const tooMany = (after: string) => () => json('', { status: 429, headers: { 'retry-after': after } });

  it('waits at least as long as the feed asks for', async () => {
    const { clock, times } = open([tooMany('3'), tooMany('soon'), tooMany('12'), () => json(GOOD)]);
    await clock.pass(60_000);
    expect(times).toEqual([0, 3000, 3250, 15_250]);
  });

  it('reads the end of the wait as a date, and ignores one that is over', async () => {
    const { clock, times } = open([
      tooMany('Thu, 01 Jan 1970 00:00:12 GMT'),
      tooMany('Thu, 01 Jan 1970 00:00:01 GMT'),
      () => json(GOOD),
    ]);
    await clock.pass(60_000);
    expect(times).toEqual([0, 12_000, 12_250]);
  });

  it('makes no further request if the feed asks for a longer wait than 30 s', async () => {
    const { clock, times, result } = open([tooMany('31'), () => json(GOOD)]);
    await clock.pass(60_000);
    expect([await result, times, clock.waiting()]).toEqual([null, [0], 0]);
  });

  /** So many that the busiest second shows how they bunch, and not chance. */
  const TABS = 150;
  it.each([
    ['without a wait', 0, failing],
    ['with a short wait', 3, tooMany('3')],
    ['with a long wait', 12, tooMany('12')],
  ])(
    'spreads the retries of many tabs whose feed fails at the same time, %s',
    async (_name, waitS, answer) => {
      const random = seededDice(1);
      const tabs = Array.from({ length: TABS }, () => open([answer], random));
      for (const { clock } of tabs) await clock.pass(60_000);
      const seconds = tabs.flatMap(({ times }) => times.slice(1).map((ms) => Math.floor(ms / 1000)));
      const counts = new Map<number, number>();
      for (const second of seconds) counts.set(second, (counts.get(second) ?? 0) + 1);
      const mean = seconds.length / (30 - waitS);
      const busiest = Math.max(...counts.values());
      expect(busiest / mean).toBeLessThanOrEqual(2);
    },
  );

  it.each([
    ['while it waits', 100],
    ['while a request is pending', 300],
  ])('stops when the view ends, %s, and leaves no timer', async (_name, endAtMs) => {
    const { clock, end, times, result, mostAtOnce } = open([failing, hanging]);
    await clock.pass(endAtMs);
    const asked = times.length;
    end.abort();
    await clock.pass(60_000);
    expect(await result).toBeNull();
    expect([times.length, clock.waiting(), mostAtOnce()]).toEqual([asked, 0, 1]);
  });

  it('stops receiving a response that is too long', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const { clock } = open([
      () => new Response(endless, { headers: { 'content-type': 'application/json' } }),
      () => json(GOOD),
    ]);
    await clock.pass(10_000);
    expect(pulled).toBeLessThan(80);
  });
});
