import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSheetInliner, createVariableTrimmer } from './sheetInliner';

describe('sheetInliner', () => {
  const link = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-n-g=""/>`;

  describe('createSheetInliner', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
    mkdirSync(`${folder}/_next/static/chunks`, { recursive: true });
    mkdirSync(`${folder}/_docs/nav`, { recursive: true });
    writeFileSync(`${folder}/_next/static/chunks/all.css`, '@layer theme{.a{top:0}.b{top:0}.n{top:1px}}');
    writeFileSync(`${folder}/_docs/nav/x.json`, JSON.stringify({ html: '<ul class="n"></ul>' }));
    const inline = createSheetInliner(folder);
    const page = (body: string, head = link('all')) => `<head>${head}</head><body>${body}</body>`;
    const styles = (html: string) => /<style data-sheet="([^"]+)">(.*?)<\/style>/.exec(html) ?? [];

    it('inlines the rules that the document needs and links the whole sheet', () => {
      const [, href, text] = styles(inline(page('<i class="b"></i>')));
      expect(text).toBe('@layer theme{.b{top:0}}');
      expect(href).toMatch(/^\/_next\/static\/chunks\/all\.css#[\da-f]{12}$/);
      expect(inline(page('<i class="b"></i>'))).not.toContain('<link');
    });

    it('is one with the sheets that the document holds itself, before them', () => {
      const own = '<style>@layer a;</style><script>x()</script><style data-page="">i{top:1px}.p{}</style>';
      expect(inline(page('<i class="a"></i><style>.kept{}</style>', own + link('all')))).toMatch(
        /^<head><script>x\(\)<\/script><style data-sheet="[^"]+">@layer a;i\{top:1px\}@layer theme\{\.a\{top:0\}\}<\/style><\/head><body><i class="a"><\/i><style>\.kept\{\}<\/style><\/body>$/,
      );
    });

    it('keeps the rules for both modes of a library that reads a class', () => {
      const own =
        '<style data-page="">.night .a{top:1px}.day .a{top:2px}.other .a{top:3px}</style>' + link('all');
      const body = '<i class="a"></i>';
      const [, , text] = styles(inline(`<html data-library-mode="html class day night">${page(body, own)}`));
      expect(text).toMatch(/^\.night \.a\{top:1px\}\.day \.a\{top:2px\}@layer/);
    });

    it('keeps apart what two documents need', () => {
      const texts = ['a', 'b', 'a'].map((name) => styles(inline(page(`<i class="${name}"></i>`)))[2]);
      expect(texts).toEqual(['a', 'b', 'a'].map((name) => `@layer theme{.${name}{top:0}}`));
    });

    it('loads the subsets of fonts early that its demos show', () => {
      const face = (family: string, weight: number, folder: string) =>
        `@font-face{font-family:${family};font-weight:${weight};src:url(/f/${folder}${family}${weight}.woff2)}`;
      const faces = [400, 500, 700].flatMap((weight) =>
        ['F', 'G'].flatMap((family) => [face(family, weight, 'fonts/subsets/'), face(family, weight, '')]),
      );
      const own = `<style data-page="">${faces.join('')}p{font:500 1rem F}</style>`;
      const early = [...inline(page('<p></p>', own + link('all'))).matchAll(/<link[^>]* href="([^"]+)"/g)];
      expect(early.map(([, href]) => href)).toEqual([
        '/f/fonts/subsets/F400.woff2',
        '/f/fonts/subsets/F500.woff2',
      ]);
    });

    it('includes the whole sidebar, which replaces its part before the whole sheet is loaded', () => {
      const nav = '<nav data-nav-href="/_docs/nav/x.json"></nav>';
      expect(styles(inline(page(nav, link('all'))))[2]).toBe('@layer theme{.n{top:1px}}');
    });

    it('includes the rules of what a slot may show later', () => {
      writeFileSync(
        `${folder}/_next/static/chunks/ad.css`,
        '.ad-card-root{top:0}.ad-space-host[inert]{top:1px}.n{top:2px}',
      );
      const slot = '<aside data-ad-state="in-house"></aside>';
      expect(styles(inline(page(slot, link('ad'))))[2]).toBe(
        '.ad-card-root{top:0}.ad-space-host[inert]{top:1px}',
      );
    });

    it('announces no sheet beforehand', () => {
      const preload = '<link rel="preload" href="/_next/static/chunks/all.css" as="style"/>';
      expect(inline(page('', preload + link('all')))).not.toContain('preload');
    });

    it('leaves a document without sheets alone', () => {
      expect(inline(page('', ''))).toBe(page('', ''));
    });
  });
});

describe('variableTrimmer', () => {
  /** Shared by all cases, to show that the cached result of one is not used for another. */
  const trim = createVariableTrimmer();

  describe('createVariableTrimmer', () => {
    it.each([
      [':root{--a:1px;--b:2px}p{top:var(--a)}', '', ':root{--a:1px;}p{top:var(--a)}'],
      [':root{--a:1px}p{top:var( --a , 2px)}', '', ':root{--a:1px}p{top:var( --a , 2px)}'],
      [':root{--a:var(--b);--b:2px}p{top:var(--a)}', '', ':root{--a:var(--b);--b:2px}p{top:var(--a)}'],
      [':root{--a:var(--b);--b:var(--c);--c:1px}p{top:0}', '', 'p{top:0}'],
      ['.a{--a:1px;--a-b:2px}i{top:var(--a-b)}', '', '.a{--a-b:2px}i{top:var(--a-b)}'],
      ['.a{--a:1px;top:0}@media print{.a{--a:2px}}', '<p style="top:var(--a)">', undefined],
      ['.a{--a:1px;top:0}', '<p style="--a:2px">', '.a{top:0}'],
      ['.a{--a:url(data:x;y);--b:"};";top:0}', '', '.a{top:0}'],
      ['@layer a{.a{--a:1px}}@layer b;.b{--b:1px}', '', '@layer a{}@layer b;'],
      ['.a{transition-property:--a;--a:1px}', '', undefined],
      ['.a{--a:light;top:0}.b--a:hover{top:1px}', '', '.a{top:0}.b--a:hover{top:1px}'],
    ])('of %s with %j: %j', (css, html, expected) => {
      expect(trim(css, html)).toBe(expected ?? css);
      expect(trim(css, html)).toBe(expected ?? css);
    });

    it('distinguishes documents that share a sheet and read different variables', () => {
      const css = '.a{--a:1px;--b:2px;top:0}';
      expect(trim(css, '<p style="top:var(--a)">')).toBe('.a{--a:1px;top:0}');
      expect(trim(css, '<p style="top:var(--b)">')).toBe('.a{--b:2px;top:0}');
      expect(trim(css, '<p>')).toBe('.a{top:0}');
    });
  });
});
