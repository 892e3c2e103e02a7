import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORWARD_SCRIPT } from '../../model/outputs/inlineScripts';
import { buildPolicy } from '../../model/outputs/Policy';
import { wrapText } from './cardPicture';
import { fileToRoute, listDocuments, removeClient } from './exportedFiles';
import { hashInline } from '../pageData/generatedFiles';
import { packIco } from './icons';
import { renderPng } from './pictures';
import { sealDocument } from './sealer';

const HEAD = 'head()';
const scripts = [HEAD, FORWARD_SCRIPT];
const POLICY = {
  policy: buildPolicy({
    scriptHashes: scripts.map(hashInline),
    styleHashes: [hashInline('')],
    providers: [],
    formTargets: [],
  }),
  scripts: new Map(scripts.map((text) => [hashInline(text), text])),
};
const DOCUMENT = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title><script>${HEAD}</script></head><body></body></html>`;

describe('hashInline', () => {
  it('is the hash that browsers make', () => {
    expect(hashInline('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });
});

describe('sealDocument', () => {
  it('puts the policy before everything that it is about, with the hashes of this document only', () => {
    const sealed = sealDocument(DOCUMENT, POLICY);
    const meta = sealed.indexOf('<meta http-equiv="Content-Security-Policy"');
    expect(meta).toBe(sealed.indexOf('<title>') - (sealed.indexOf('<title>') - meta));
    expect(meta).toBeLessThan(sealed.indexOf('<title>'));
    expect(sealed).toContain(hashInline(HEAD));
    expect(sealed).not.toContain(hashInline(FORWARD_SCRIPT));
    expect(sealed.replace(/<meta http-equiv[^>]*>/, '')).toBe(DOCUMENT);
  });

  it('gives a document from which something has moved the map and the script', () => {
    const sealed = sealDocument(DOCUMENT, POLICY, { fragments: { '</script>': '/a/#b' } });
    expect(sealed).toContain(`<script>${FORWARD_SCRIPT}</script>`);
    expect(sealed).toContain(hashInline(FORWARD_SCRIPT));
    expect(sealed).toContain('{"fragments":{"\\u003c/script>":"/a/#b"}}');
  });

  it('refuses a document without a place for it', () => {
    expect(() => sealDocument('<html></html>', POLICY)).toThrow('A document has no <meta charset>');
  });
});

describe('the script that leads on', () => {
  const follow = (moved: object, hash: string, search = '') => {
    const went: string[] = [];
    const location = {
      href: 'https://site.example/old/',
      hash,
      search,
      replace: (to: string) => went.push(to),
    };
    const document = { getElementById: () => ({ textContent: JSON.stringify(moved) }) };
    // The globals are passed as parameters, so that the test needs no browser.
    new Function('document', 'location', FORWARD_SCRIPT)(document, location);
    return went.map((to) => to.replace('https://site.example', ''));
  };

  it.each([
    [{ fragments: { a: '/b/#c' } }, '#a', ['/b/#c']],
    [{ fragments: { a: '/b/#c' } }, '#x', []],
    [{ fragments: {} }, '#toString', []],
    [{ fragments: { é: '/b/' } }, '#%C3%A9', ['/b/']],
    [{ fragments: {} }, '#%E0%A4%A', []],
    [{ to: '/n/', fragments: { a: '/b/' } }, '#a', ['/b/']],
    [{ to: '/n/', fragments: { a: '/b/' } }, '#x', ['/n/#x']],
    [{ to: '/n/#y', fragments: {} }, '#x', ['/n/#y']],
    [{ to: '/n/', fragments: {} }, '', ['/n/']],
  ])('%j at %s goes to %j', (moved, hash, expected) => {
    expect(follow(moved, hash)).toEqual(expected);
  });

  it('keeps the query', () => {
    expect(follow({ to: '/n/', fragments: {} }, '#x', '?a=1')).toEqual(['/n/?a=1#x']);
    expect(follow({ to: '/n/#y', fragments: {} }, '#x', '?a=1')).toEqual(['/n/?a=1#y']);
    expect(follow({ to: 'https://x.example/?a=1&b=2', fragments: {} }, '', '?x=2')).toEqual([
      'https://x.example/?a=1&b=2&x=2',
    ]);
  });
});

describe('the documents of an export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'));
  const write = (file: string, text = '') => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };

  it('are all but those of frames, in one order', () => {
    for (const file of [
      'zh/index.html',
      'index.html',
      'a/index.html',
      '404.html',
      '_docs/live/x.html',
      'a.md',
    ])
      write(file);
    expect(listDocuments(folder)).toEqual(['404.html', 'a/index.html', 'index.html', 'zh/index.html']);
  });

  it.each([
    ['index.html', '/'],
    ['zh/a/index.html', '/zh/a/'],
    ['404.html', '/404.html'],
    ['my-index.html', '/my-index.html'],
  ])('%s is at %s', (file, route) => {
    expect(fileToRoute(file)).toBe(route);
  });

  it('leave of what Next exports the style sheet that they name, and what it names', () => {
    write('b/index.html', '<link rel="stylesheet" href="/_next/static/c/site.css" data-n-g=""/>');
    write('_next/static/c/site.css', '@font-face{src:url(../media/a.woff2)}b{background:url("x.svg")}');
    const kept = ['static/c/site.css', 'static/c/x.svg', 'static/media/a.woff2'];
    const removed = [
      'static/c/start.js',
      'static/media/b.woff2',
      'static/1f/_buildManifest.js',
      'data/1f/b.json',
    ];
    for (const file of [...kept.slice(1), ...removed]) write(`_next/${file}`);
    removeClient(folder, 'b/index.html');
    const left = [...kept, ...removed].filter((file) => existsSync(join(folder, '_next', file)));
    expect(left).toEqual(kept);
  });

  it('leave nothing of it if they name nothing', () => {
    write('a/index.html', '<p>without a sheet</p>');
    write('_next/static/c/site.css');
    removeClient(folder, 'a/index.html');
    expect(existsSync(join(folder, '_next/static/c/site.css'))).toBe(false);
  });
});

describe('pictures', () => {
  it.each([
    ['one two three', 4, 2, ['one two', 'three']],
    ['one two three', 100, 2, ['one two three']],
    ['one two three four', 4, 2, ['one two', 'three…']],
    ['可定制的主题，以及一切。', 5, 3, ['可定制的主', '题，以及一', '切。']],
    ['', 4, 2, []],
  ])('"%s" is broken into lines', (text, width, most, expected) => {
    expect(wrapText(text, width, most)).toEqual(expected);
  });

  it('are drawn without a browser, the same each time', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="red"/></svg>';
    const [first, second] = [await renderPng(svg, [], 32), await renderPng(svg, [], 32)];
    expect(first.subarray(1, 4).toString()).toBe('PNG');
    expect(first.readUInt32BE(16)).toBe(32);
    expect(first.equals(second)).toBe(true);
    const icon = packIco(first, 32);
    expect(icon.subarray(icon.readUInt32LE(18)).equals(first)).toBe(true);
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6)]).toEqual([1, 1, 32]);
  });

  it('have an icon to be drawn from', () => {
    expect(readFileSync('public/favicon.svg', 'utf8')).toContain('viewBox="0 0 32 32"');
  });
});
