import { highlightText, type SearchHit } from './SearchResult';
import { toDocSearchRecord } from './DocSearchRecord';

const HIT: SearchHit = {
  id: 'section /x#a <b>',
  kind: 'section',
  product: 'x',
  language: 'en',
  key: '/x#a',
  name: [{ text: '<img onerror=1>', marked: false }],
  owner: '',
  group: '',
  excerpt: [],
};

describe('toDocSearchRecord', () => {
  it('links to the place in the reader’s language, and contains no markup that the modal would render', () => {
    const record = toDocSearchRecord(HIT, 'MUI X', 'ar');
    expect(record.url).toBe('/ar/x/#a');
    expect(record.anchor).toBe('a');
    expect(record.hierarchy.lvl1).not.toMatch(/[<>]/);
  });
});

describe('highlightText', () => {
  it('has parts that join to the original text, whatever matches', () => {
    for (const text of ['', 'MuiButton-root <b>', '按钮加载', 'الأزرار']) {
      const parts = highlightText(
        text,
        new Map([
          ['button', 3],
          ['mui', 0],
          ['加载', 0],
          ['ازرار', 0],
        ]),
      );
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }
  });
});
