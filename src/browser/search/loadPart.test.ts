import type { Clock } from '../clock';
import { SEARCH_FORMAT, type PartLink, type TextPart } from '../../model/search/SearchPart';
import { loadPart } from './loadPart';

const AT_ONCE: Clock = {
  now: () => 0,
  after: (delayMs, task) => {
    if (delayMs < 5000) queueMicrotask(task);
    return () => {};
  },
};
const WANTED: PartLink = { product: 'a', language: 'en', tier: 2, stamp: 'new' };
const PART: TextPart = {
  stamp: 'new',
  format: SEARCH_FORMAT,
  tier: 2,
  product: 'a',
  language: 'en',
  texts: [['/a/page', [['', 'Text.']]]],
  count: 1,
};

function serve(...parts: TextPart[]) {
  const asked: string[] = [];
  const get = async (href: string) => {
    const part = parts[Math.min(asked.length, parts.length - 1)];
    asked.push(href);
    return { ok: true, status: 200, text: async () => JSON.stringify(part) };
  };
  return { fetching: { fetch: get as unknown as typeof fetch, clock: AT_ONCE }, asked };
}

describe('loadPart', () => {
  it.each<[string, Partial<TextPart>]>([
    ['an older build, complete and in the same format', { stamp: 'old' }],
    ['a build that did not stamp its files', { stamp: undefined }],
    ['another product', { product: 'b' }],
    ['another language', { language: 'pt' }],
  ])('retries a part of %s, and rejects after three requests', async (_name, other) => {
    const { fetching, asked } = serve({ ...PART, ...other } as TextPart);
    await expect(loadPart(WANTED, fetching)).rejects.toThrow('The part does not match the request');
    expect(asked).toHaveLength(3);
  });

  it('returns the right one if a retry gets it', async () => {
    const { fetching, asked } = serve({ ...PART, stamp: 'old' }, PART);
    expect(await loadPart(WANTED, fetching)).toEqual(PART);
    expect(asked).toEqual(Array(2).fill('/_docs/search/a-en-2.new.json'));
  });
});
