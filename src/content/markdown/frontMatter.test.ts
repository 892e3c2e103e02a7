import { parseFrontMatter } from './frontMatter';

const NONE = { components: [], hooks: [] };

describe('parseFrontMatter', () => {
  it('returns the body and its line', () => {
    expect(parseFrontMatter('---\ntitle: A\n---\n\nText\n', 'a.md')).toEqual({
      frontMatter: { ...NONE, title: 'A' },
      body: '\nText\n',
      bodyLine: 4,
      positions: { title: { line: 2, column: 8 } },
      problems: [],
    });
  });

  it.each([
    ['', ''],
    ['# A\n\n---\n', '# A\n\n---\n'],
    ['----\na: b\n----\n', '----\na: b\n----\n'],
  ])('leaves a page without front matter as it is: %j', (text, body) => {
    expect(parseFrontMatter(text, 'a.md')).toEqual({
      frontMatter: NONE,
      body,
      bodyLine: 1,
      positions: {},
      problems: [],
    });
  });

  it.each([
    ['title: Using: a # b', { title: 'Using: a # b' }],
    ["title: 'It''s'", { title: "It's" }],
    ['title: "Quoted"', { title: 'Quoted' }],
    ["title: 'tis half quoted", { title: "'tis half quoted" }],
    ['title: [Beta] lists', { title: '[Beta] lists' }],
    ['title: 404', { title: '404' }],
    ['title:T', { title: 'T' }],
    ['description: one\n  two\n  three.', { description: 'one two three.' }],
    ['components: B, A,', { components: ['A', 'B'] }],
    ['components: Unstable_Grid2', { components: ['Unstable_Grid2'] }],
    ['hooks: useB, useA', { hooks: ['useA', 'useB'] }],
    ["authors: ['a', 'b']", { authors: ['a', 'b'] }],
    ["authors:\n  ['a', 'b']", { authors: ['a', 'b'] }],
    ["tags: [\n'a',\n'it''s, b',\n]", { tags: ['a', "it's, b"] }],
    ['tags: [a b, "c"]', { tags: ['a b', 'c'] }],
    ['tags: []', { tags: [] }],
    ['nav: false', { nav: false }],
    ['card: true', { card: true }],
    ['date: 2025-03-31', { date: '2025-03-31' }],
    ['productId: x\n\nsourceHash: 12ab', { productId: 'x', sourceHash: '12ab' }],
  ])('reads %j', (lines, expected) => {
    const { frontMatter, problems } = parseFrontMatter(`---\n${lines}\n---\n`, 'a.md');
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual({ ...NONE, ...expected });
  });

  it('suggests the nearest known key, or lists the keys', () => {
    const { problems } = parseFrontMatter('---\ntitel: A\nfoobarbaz: B\n---\n', 'a.md');
    expect(problems.map(({ hint }) => hint)).toEqual([
      'did you mean title?',
      expect.stringContaining('known: title, '),
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('does not accept the key %s', (key) => {
    const { frontMatter, problems } = parseFrontMatter(`---\n${key}: A\n---\n`, 'a.md');
    expect(problems.map(({ code }) => code)).toEqual(['unknown-key']);
    expect(frontMatter).toEqual(NONE);
  });

  it('keeps the first of two equal keys', () => {
    expect(parseFrontMatter('---\ntitle: A\ntitle: B\n---\n', 'a.md').frontMatter.title).toBe('A');
  });

  it('finds the text after an unclosed front matter', () => {
    const { frontMatter, body, bodyLine } = parseFrontMatter('---\ntitle: A\n\nText\n\n---\n', 'a.md');
    expect({ frontMatter, body, bodyLine }).toEqual({
      frontMatter: { ...NONE, title: 'A' },
      body: 'Text\n\n---\n',
      bodyLine: 4,
    });
  });
});
