import fc from 'fast-check';
import { EXAMPLE_CONFIG, EXAMPLE_ORIGIN } from '../../../tests/unit/exampleFamily';
import { measureWork } from '../../../tests/unit/measureWork';
import { readNav } from '../../../tests/unit/readNav';
import { flattenNav } from '../navigation/flattenNav';
import { buildUrl } from './buildUrl';
import { parsePath } from './parsePath';
import { pathnameToHref } from './pathnameToHref';

const parse = (path: string) => parsePath(path, EXAMPLE_CONFIG);

function expectStable(path: string): void {
  const parsed = parse(path);
  const href = pathnameToHref(parsed.pathname, parsed.userLanguage, parsed.hash);
  expect(parse(href)).toEqual(parsed);
  expect(parse(parsed.pathname).pathname).toBe(parsed.pathname);
  expect(new URL(href, EXAMPLE_ORIGIN).origin).toBe(EXAMPLE_ORIGIN);
  expect(new URL(parsed.pathname, EXAMPLE_ORIGIN).origin).toBe(EXAMPLE_ORIGIN);
  expect(buildUrl(href, EXAMPLE_ORIGIN)).toBe(new URL(href, EXAMPLE_ORIGIN).href);
  // What comes out may stand in an attribute or a text as it is.
  expect(href).not.toMatch(/[<>"\s\\`]/);
}

describe('parsePath', () => {
  it('tells everything about a path', () => {
    expect(parse('/zh/material-ui/react-button/?a=b#basic-button')).toEqual({
      userLanguage: 'zh',
      pathname: '/material-ui/react-button',
      productId: 'material-ui',
      hash: 'basic-button',
      malformed: false,
    });
  });

  // Faults, row U1.
  it.each([
    ['/%E0%A4%A', '/%E0%A4%A', true],
    ['/%00', '/%00', true],
    ['/%2e%2e%2f', '/..%2F', true],
    ['/..%5c', '/..%5C', true],
    [`/${'a'.repeat(8192)}`, `/${'a'.repeat(8192)}`, false],
    ['/a;params', '/a%3Bparams', false],
    ['/🧪', '/%F0%9F%A7%AA', false],
    ['/\uD800', '/%EF%BF%BD', false],
    ['/a?x=<script>', '/a', false],
    ['/<script>', '/%3Cscript%3E', false],
    ['/a#<script>', '/a', false],
  ])('reads the hostile path %.40j without throwing', (path, pathname, malformed) => {
    expect(parse(path)).toMatchObject({ pathname, malformed, userLanguage: 'en' });
    expectStable(path);
  });

  // Faults, row U2.
  it.each([
    ['//evil.example/x', '/evil.example/x', 'en'],
    ['///evil.example/x', '/evil.example/x', 'en'],
    ['\\\\evil.example/x', '/evil.example/x', 'en'],
    ['/\\evil.example/x', '/evil.example/x', 'en'],
    ['/\t/evil.example/x', '/evil.example/x', 'en'],
    ['/zh//evil.example/x', '/evil.example/x', 'zh'],
    ['/..//evil.example/x', '/evil.example/x', 'en'],
    ['https://evil.example/x', '/https%3A/evil.example/x', 'en'],
  ])('keeps %j on the own origin', (path, pathname, userLanguage) => {
    expect(parse(path)).toMatchObject({ pathname, userLanguage });
    expectStable(path);
  });

  // Faults, row U3.
  it.each([
    ['/zz/a', '/zz/a', 'en'],
    ['/fr/a', '/fr/a', 'en'],
    ['/EN/', '/EN', 'en'],
    ['/ZH/a', '/ZH/a', 'en'],
    ['/zh', '/', 'zh'],
    ['/zh/', '/', 'zh'],
    ['/zh#a', '/', 'zh'],
    ['/zh?a', '/', 'zh'],
    ['/zh/zh/a/', '/a', 'zh'],
    ['/pt/zh/a/', '/a', 'pt'],
    ['/en/a/', '/a', 'en'],
    ['/en/zh/a/', '/a', 'en'],
    ['/x/', '/x', 'en'],
    ['/zho/a', '/zho/a', 'en'],
    ['/zh-CN/a', '/zh-CN/a', 'en'],
    ['/material-ui/zh/', '/material-ui/zh', 'en'],
  ])('takes only configured two-letter prefixes: %s is %s in %s', (path, pathname, userLanguage) => {
    expect(parse(path)).toMatchObject({ pathname, userLanguage });
    expectStable(path);
  });

  it('knows zh where it is not configured', () => {
    expect(parsePath('/zh/a', { ...EXAMPLE_CONFIG, languages: [] }).userLanguage).toBe('zh');
    expect(parsePath('/pt/a', { ...EXAMPLE_CONFIG, languages: [] }).pathname).toBe('/pt/a');
  });

  // Faults, row U4.
  it.each([
    ['', '/', 'docs'],
    ['/', '/', 'docs'],
    ['/index.html', '/', 'docs'],
    ['/material-ui/index.html', '/material-ui', 'material-ui'],
    ['/material-ui', '/material-ui', 'material-ui'],
    ['/material-ui//react-button//', '/material-ui/react-button', 'material-ui'],
    ['/material-uix/', '/material-uix', 'docs'],
    ['/Material-UI/react-button/', '/Material-UI/react-button', 'docs'],
    ['/material%2Dui/', '/material-ui', 'material-ui'],
    ['/api/button/', '/api-docs/button', 'docs'],
    ['/api-docs/button/', '/api-docs/button', 'docs'],
    ['/api', '/api-docs', 'docs'],
    ['/apiary/', '/apiary', 'docs'],
    ['/material-ui/api/button/', '/material-ui/api/button', 'material-ui'],
    ['/material-ui/api-docs/button/', '/material-ui/api/button', 'material-ui'],
    ['/experiments/docs/', '/experiments/docs', 'docs-infra'],
    ['/experiments/', '/experiments', 'docs'],
  ])('gives one canonical pathname: %s is %s of %s', (path, pathname, productId) => {
    expect(parse(path)).toMatchObject({ pathname, productId, userLanguage: 'en', malformed: false });
    expectStable(path);
  });

  it.each([
    ['/a#b', 'b'],
    ['/a#', ''],
    ['/a', ''],
    ['/a#b#c?d', 'b%23c?d'],
    ['/a#a%20b', 'a%20b'],
    ['/a#é', '%C3%A9'],
    ['/a\u2028b#c\u2029d', 'c%E2%80%A9d'],
    ['/a#BasicButtons.tsx', 'BasicButtons.tsx'],
  ])('takes of %s the hash %j', (path, hash) => {
    expect(parse(path).hash).toBe(hash);
    expectStable(path);
  });

  it('stays quick for endless paths', () => {
    const took = measureWork(() => {
      for (const part of ['/zh', '/..', '/%', '//', '#', '?', '/index.html', ' ']) parse(part.repeat(20_000));
    });
    expect(took).toBeLessThan(2000);
  });

  const piece = fc.oneof(
    fc.constantFrom('/', '//', '\\', '.', '..', '%', '%2e', '%2F', '%5c', '%00', '%E0%A4%A', '#', '?', ' '),
    fc.constantFrom('zh', 'en', 'pt', 'fr', 'EN', 'api', 'api-docs', 'material-ui', 'x', 'index.html'),
    fc.constantFrom(
      '\t',
      '\n',
      '\u0000',
      '\uD800',
      '\uDFFF',
      '🧪',
      '<script>',
      'https:',
      '@',
      ';',
      '"',
      '__proto__',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const anyPath = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

  it('never throws, is idempotent and keeps the origin, on 10,000 random paths', () => {
    fc.assert(fc.property(anyPath, expectStable), { numRuns: 10_000, seed: 20_240_101 });
  });

  it('gives every known page back, in every language, with and without hash', () => {
    const files = ['docs-infra', 'joy-ui', 'material-ui', 'system', 'x'];
    const known = files.flatMap((name) => flattenNav(readNav(`nav-${name}.json`)));
    expect(known.length).toBeGreaterThan(500);
    for (const { pathname: written } of known) {
      const pathname = written.replace(/\/$/, '');
      for (const { code } of EXAMPLE_CONFIG.languages) {
        for (const hash of ['', 'usage']) {
          expect(parse(pathnameToHref(pathname, code, hash))).toMatchObject({
            pathname,
            userLanguage: code,
            hash,
            malformed: false,
          });
        }
      }
    }
  });
});
