import { buildDocumentTitle, headingToHash, headingToOtherHash } from './pageNames';

describe('buildDocumentTitle', () => {
  describe('buildDocumentTitle', () => {
    it.each([
      ['Button', 'Material UI', 'Docs', 'Button — Material UI — Docs'],
      ['Material UI', 'Material UI', 'Docs', 'Material UI — Docs'],
      ['Versions', 'Docs', 'Docs', 'Versions — Docs'],
      ['Docs', 'Docs', 'Docs', 'Docs'],
      [' Button ', '', 'Docs', 'Button — Docs'],
      ['', '', '', ''],
    ])('joins %j, %j and %j', (title, productName, siteName, expected) => {
      expect(buildDocumentTitle(title, productName, siteName)).toBe(expected);
    });
  });
});

describe('headingToHash', () => {
  // tests/unit/vectors.test.ts covers the known facts; these tests cover the rest.
  describe('headingToHash', () => {
    it.each([
      ['Using <code>slots</code> and <code>slotProps</code>', 'using-slots-and-slotprops'],
      ['<a href="/x/">Linked</a> text', 'linked-text'],
      ['snake_case __name__', 'snake-case-name'],
      ['AT&amp;T', 'at-t'],
      ['-- dashes --', 'dashes'],
      ['foo🧪bar', 'foobar'],
      ['👩🏽‍💻 Flags 🇵🇹 and 1️⃣', 'flags-and-1'],
      ['E\u0301le\u0300ve', '%C3%A9l%C3%A8ve'],
      ['中文 标题', '%E4%B8%AD%E6%96%87-%E6%A0%87%E9%A2%98'],
      ['a\uD800b', 'a-b'],
      ['???', 'section'],
      ['🧪', 'section'],
      ['', 'section'],
    ])('turns %j into %s', (html, hash) => {
      expect(headingToHash(html)).toBe(hash);
    });

    it('does not collide with headings that end in a number', () => {
      const taken = new Set<string>();
      for (const heading of ['Usage', 'Usage 2', 'Usage', 'Usage 2'])
        taken.add(headingToHash(heading, taken));
      expect([...taken]).toEqual(['usage', 'usage-2', 'usage-3', 'usage-2-2']);
    });

    it('does not change the set of taken fragments', () => {
      const taken = new Set(['usage']);
      expect(headingToHash('Usage', taken)).toBe('usage-2');
      expect([...taken]).toEqual(['usage']);
    });
  });
});

describe('headingToOtherHash', () => {
  it.each([
    ["Get an item's children", 'get-an-items-children'],
    ['The &quot;onClose&quot; prop', 'the-quot-onclose-quot-prop'],
    ['Use <code>a</code> &amp; reuse', 'use-a-amp-reuse'],
    ['createTheme(options) =&gt; theme', undefined],
    ['Usage', undefined],
  ])('of %j is %j', (html, hash) => {
    expect(headingToOtherHash(html)).toBe(hash);
  });
});
