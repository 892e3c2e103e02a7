import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSheetInliner } from './sheetInliner';

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-n-g=""/>`;

describe('createSheetInliner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  mkdirSync(`${folder}/_next/static/chunks`, { recursive: true });
  mkdirSync(`${folder}/_docs/nav`, { recursive: true });
  for (const name of ['a', 'b']) {
    writeFileSync(`${folder}/_next/static/chunks/${name}.css`, `@layer theme{.${name}{top:0}.n{top:1px}}`);
  }
  writeFileSync(`${folder}/_docs/nav/x.json`, JSON.stringify({ html: '<ul class="n"></ul>' }));
  const inline = createSheetInliner(folder);
  const page = (body: string, head = link('a') + link('b')) => `<head>${head}</head><body>${body}</body>`;
  const styles = (html: string) => /<style data-sheet="([^"]+)">(.*?)<\/style>/.exec(html) ?? [];

  it('puts what the document needs of the sheets in their place, and names the whole of them', () => {
    const [, href = '', text] = styles(inline(page('<i class="b"></i>')));
    expect(text).toBe('@layer theme{.b{top:0}}');
    expect(readFileSync(`${folder}${href}`, 'utf8')).toBe(
      '@layer theme{.a{top:0}.n{top:1px}}\n@layer theme{.b{top:0}.n{top:1px}}',
    );
    expect(inline(page('<i class="b"></i>'))).not.toContain('<link');
  });

  it('is one with the sheets that the document holds itself, before them', () => {
    const own = '<style>@layer a;</style><script>x()</script><style data-page="">i{top:1px}.p{}</style>';
    expect(inline(page('<i class="a"></i><style>.kept{}</style>', own + link('a')))).toMatch(
      /^<head><script>x\(\)<\/script><style data-sheet="[^"]+">@layer a;i\{top:1px\}@layer theme\{\.a\{top:0\}\}<\/style><\/head><body><i class="a"><\/i><style>\.kept\{\}<\/style><\/body>$/,
    );
  });

  it('keeps apart what two documents need', () => {
    const texts = ['a', 'b', 'a'].map((name) => styles(inline(page(`<i class="${name}"></i>`)))[2]);
    expect(texts).toEqual(['a', 'b', 'a'].map((name) => `@layer theme{.${name}{top:0}}`));
  });

  it('counts the whole sidebar in, which stands in for its part before the whole sheet is there', () => {
    const nav = '<nav data-nav-href="/_docs/nav/x.json"></nav>';
    expect(styles(inline(page(nav, link('a'))))[2]).toBe('@layer theme{.n{top:1px}}');
  });

  it('announces no sheet beforehand', () => {
    const preload = '<link rel="preload" href="/_next/static/chunks/a.css" as="style"/>';
    expect(inline(page('', preload + link('a')))).not.toContain('preload');
  });

  it('leaves the sheets of one kind of page alone', () => {
    const own = link('a').replace('data-n-g', 'data-n-p');
    expect(inline(page('', own))).toBe(page('', own));
  });
});
