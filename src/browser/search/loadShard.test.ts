import type { Clock } from '../clock';
import { SEARCH_FORMAT, type ShardLink, type TextShard } from '../../model/search/SearchShard';
import { loadShard } from './loadShard';

const AT_ONCE: Clock = {
  now: () => 0,
  after: (delayMs, task) => {
    if (delayMs < 5000) queueMicrotask(task);
    return () => {};
  },
};
const WANTED: ShardLink = { product: 'a', language: 'en', tier: 2, stamp: 'new' };
const SHARD: TextShard = {
  stamp: 'new',
  format: SEARCH_FORMAT,
  tier: 2,
  product: 'a',
  language: 'en',
  texts: [['/a/page', [['', 'Text.']]]],
  count: 1,
};

function serve(...shards: TextShard[]) {
  const asked: string[] = [];
  const get = async (href: string) => {
    const shard = shards[Math.min(asked.length, shards.length - 1)];
    asked.push(href);
    return { ok: true, status: 200, text: async () => JSON.stringify(shard) };
  };
  return { fetching: { fetch: get as unknown as typeof fetch, clock: AT_ONCE }, asked };
}

describe('loadShard', () => {
  it.each<[string, Partial<TextShard>]>([
    ['an older build, complete and in the same format', { stamp: 'old' }],
    ['a build that did not stamp its files', { stamp: undefined }],
    ['another product', { product: 'b' }],
    ['another language', { language: 'pt' }],
  ])('retries a shard of %s, and rejects after three requests', async (_name, other) => {
    const { fetching, asked } = serve({ ...SHARD, ...other } as TextShard);
    await expect(loadShard(WANTED, fetching)).rejects.toThrow('The shard does not match the request');
    expect(asked).toHaveLength(3);
  });

  it('returns the right one if a retry gets it', async () => {
    const { fetching, asked } = serve({ ...SHARD, stamp: 'old' }, SHARD);
    expect(await loadShard(WANTED, fetching)).toEqual(SHARD);
    expect(asked).toEqual(Array(2).fill('/_docs/search/a-en-2.new.json'));
  });
});
