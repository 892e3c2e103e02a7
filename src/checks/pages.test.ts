import { mkdirSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import type { SiteContent } from '../content/pageData/SiteContent';
import { checkPageImages, checkPageTitles } from './pages';

useTestFolder();

/** Returns the content of pages: for each name, the titles by language and the HTML of the text. */
function content(pages: Readonly<Record<string, readonly [titles: Record<string, string>, html?: string]>>) {
  const entries = Object.entries(pages).map(([name, [titles, html = '']]) => {
    const texts = Object.fromEntries(
      Object.entries(titles).map(([code, title]) => [code, { title, blocks: [{ kind: 'html', html }] }]),
    );
    const page = { pathname: `/${name}`, file: `${name}.md`, translations: { zh: `${name}-zh.md` } };
    return [`/${name}`, { ...page, productId: name.startsWith('x') ? 'x' : 'ui', texts }] as const;
  });
  const registry = ['ui', 'x'].map((id) => ({ product: { id, name: id } }));
  return { pages: new Map(entries), registry, site: { name: 'Docs' } } as unknown as SiteContent;
}
const list = (problems: ReturnType<typeof checkPageTitles>) =>
  problems.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);

describe('checkPageTitles', () => {
  it('reports a title that is on two pages of a product in one language, at its line', () => {
    writeFileSync('b.md', '---\ndescription: D.\ntitle: One\n---\n');
    expect(
      list(checkPageTitles(content({ a: [{ en: 'One', zh: '一' }], b: [{ en: 'One', zh: '二' }] }))),
    ).toEqual(['b.md:3 duplicate-title The title "One — ui — Docs" is also the title of /a/']);
  });

  it('reports titles of translations in their file', () => {
    expect(
      list(checkPageTitles(content({ a: [{ en: 'A', zh: '一' }], b: [{ en: 'B', zh: '一' }] }))),
    ).toEqual(['b-zh.md:1 duplicate-title The title "一 — ui — Docs" is also the title of /zh/a/']);
  });

  it('accepts one title in two products, and pages without a title, which are reported elsewhere', () => {
    expect(
      checkPageTitles(content({ a: [{ en: 'One' }], x: [{ en: 'One' }], b: [{ en: '' }], c: [{ en: '' }] })),
    ).toEqual([]);
  });
});

describe('checkPageImages', () => {
  const image = (src: string) => `<p><img src="${src}" alt="" width="1" height="1"></p>`;

  it('reports images that are not in public/, once for each text', () => {
    mkdirSync('public/static', { recursive: true });
    writeFileSync('public/static/a&b.png', '');
    writeFileSync('a.md', '\n<img src="/static/no.png" />\n');
    const html = [
      '/static/a&amp;b.png',
      '/static/a&amp;b.png?v=2#x',
      '/_docs/x.png',
      '/static/no.png',
      '/static/no.png',
    ];
    const { pages } = content({ a: [{ en: 'A' }, html.map(image).join('\n')] });
    expect(list(checkPageImages(pages.values()))).toEqual([
      'a.md:2 missing-image Image /static/no.png does not exist',
    ]);
  });
});
