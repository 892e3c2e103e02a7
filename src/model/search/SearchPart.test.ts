import { parseManifest } from './SearchManifest';
import { parsePart, SEARCH_FORMAT, type NamePart } from './SearchPart';

const PART: NamePart = {
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
const TEXT = JSON.stringify(PART);

describe('parsePart', () => {
  it('reads a complete part', () => {
    expect(parsePart(TEXT)).toEqual(PART);
  });

  it('rejects every truncated part', () => {
    for (let length = 0; length < TEXT.length; length += 1) {
      expect(() => parsePart(TEXT.slice(0, length))).toThrow(/^The part/);
    }
  });

  it.each([
    ['a page in its place', '<!doctype html>', 'The part is not JSON'],
    ['nothing', 'null', 'The part has another format'],
    ['another format', JSON.stringify({ ...PART, format: SEARCH_FORMAT + 1 }), 'The part has another format'],
    ['another tier', JSON.stringify({ ...PART, tier: 4 }), 'The part has another format'],
    ['a value that is not a list', JSON.stringify({ ...PART, units: {} }), 'The part is not whole'],
    ['rows that are missing', JSON.stringify({ ...PART, pages: [] }), 'The part is not whole'],
  ])('rejects %s', (_name, text, message) => {
    expect(() => parsePart(text)).toThrow(message);
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
