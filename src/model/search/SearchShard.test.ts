import { parseManifest } from './SearchManifest';
import { parseShard, SEARCH_FORMAT, type NameShard } from './SearchShard';

const SHARD: NameShard = {
  format: SEARCH_FORMAT,
  product: 'x',
  language: 'en',
  tier: 1,
  pages: [['/x', 'X', '', 'What it is.', '', [], '']],
  units: [],
  types: [],
  messages: [],
  count: 1,
};
const TEXT = JSON.stringify(SHARD);

describe('parseShard', () => {
  it('reads a complete shard', () => {
    expect(parseShard(TEXT)).toEqual(SHARD);
  });

  it('rejects every truncated shard', () => {
    for (let length = 0; length < TEXT.length; length += 1) {
      expect(() => parseShard(TEXT.slice(0, length))).toThrow(/^The shard/);
    }
  });

  it.each([
    ['a page in its place', '<!doctype html>', 'The shard is not JSON'],
    ['nothing', 'null', 'The shard has another format'],
    [
      'another format',
      JSON.stringify({ ...SHARD, format: SEARCH_FORMAT + 1 }),
      'The shard has another format',
    ],
    ['another tier', JSON.stringify({ ...SHARD, tier: 4 }), 'The shard has another format'],
    ['a value that is not a list', JSON.stringify({ ...SHARD, units: {} }), 'The shard is not whole'],
    ['rows that are missing', JSON.stringify({ ...SHARD, pages: [] }), 'The shard is not whole'],
  ])('rejects %s', (_name, text, message) => {
    expect(() => parseShard(text)).toThrow(message);
  });
});

describe('parseManifest', () => {
  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"format":0,"products":[],"indexes":[]}',
    `{"format":${SEARCH_FORMAT},"products":[]}`,
  ])('rejects %s', (text) => {
    expect(() => parseManifest(text)).toThrow('The search manifest is not usable');
  });
});
