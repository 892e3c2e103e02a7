import { buildDocumentTitle, headingToHash, headingToHostHash, headingToOtherHash } from './pageNames';

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

describe('headingToHostHash', () => {
  it.each([
    ['Node.js', 'nodejs'],
    ['A &amp; B', 'a--b'],
    ['<code>snake_case</code> __name__', 'snake_case-__name__'],
    ['\u{1f680} Quick start', '-quick-start'],
    ['a → b / c', 'a--b--c'],
    ['What\'s new in "2.0"?', 'whats-new-in-20'],
    ['\u5b89\u88c5 \u6307\u5357\u3002', encodeURIComponent('\u5b89\u88c5-\u6307\u5357')],
    ['???', ''],
  ])('turns %j into %s', (html, hash) => {
    expect(headingToHostHash(html, new Map())).toBe(hash);
  });

  it('numbers equal headings from 1, and skips what another heading has', () => {
    const counts = new Map<string, number>();
    const headings = ['Usage', 'Usage', 'Usage 1', 'Usage', 'constructor'];
    expect(headings.map((heading) => headingToHostHash(heading, counts))).toEqual([
      'usage',
      'usage-1',
      'usage-1-1',
      'usage-2',
      'constructor',
    ]);
  });
});

describe('headingToOtherHash', () => {
  it.each([
    ["Get an item's children", 'get-an-items-children'],
    ['The &quot;onClose&quot; prop', 'the-quot-onclose-quot-prop'],
    ['Use <code>a</code> &amp; reuse', 'use-a-amp-reuse'],
    ['createTheme(options) =&gt; theme', undefined],
    ['\u26a0\ufe0f Day slot', '%EF%B8%8F-day-slot'],
    ['\u2705 Rename the <code>date</code> prop', '%E2%9C%85-rename-the-date-prop'],
    ['Keyboard navigation \u2705', 'keyboard-navigation-%E2%9C%85'],
    ['1\ufe0f\u20e3 Install', '1%EF%B8%8F-install'],
    ['\u{1f469}\u200d\u{1f4bb} Work', '%E2%80%8D-work'],
    ['\u{1f9ea} Radial grid \u{1f6a7}', undefined],
    ['\u23e9 Slot: <code>layout</code>', undefined],
    ['Meridiem \u2014 12h/24h', undefined],
    ['What\u2019s new', 'whats-new'],
    ['\u{1f9ea}', undefined],
    ['a\ud800b', undefined],
    ['Usage', undefined],
  ])('of %j is %j', (html, hash) => {
    expect(headingToOtherHash(html)).toBe(hash);
  });
});
