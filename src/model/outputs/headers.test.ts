import { buildPolicy } from './Policy';
import { formatHeadersFile } from './hostFiles';
import { formatNginx } from './nginx';
import { listHeaderRules } from './headerRules';

const policy = buildPolicy({ scriptHashes: ['sha256-a'], styleHashes: [], providers: [], formTargets: [] });
const rules = listHeaderRules(policy);

/** Blocks of a `_headers` file: path to header lines. */
const blocks = formatHeadersFile(rules, policy)
  .trim()
  .split('\n\n')
  .map((block) => block.split('\n'));

const PATHS = [
  '/',
  '/material-ui/react-button/',
  '/_next/static/chunks/a.js',
  '/_docs/nav/a.json',
  '/_docs/live/a.html',
  '/sw.js',
  '/a.md',
];

describe('the headers of the site', () => {
  it('apply to every path, including errors', () => {
    expect(Object.keys(rules[0]?.headers ?? {})).toEqual([
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cache-Control',
    ]);
    expect(rules[0]?.path).toBe('/*');
  });

  it('cache addresses with a hash for a year, and revalidate all others', () => {
    expect(rules[0]?.headers['Cache-Control']).toBe('no-cache');
    for (const path of ['/_next/static/*', '/_docs/*']) {
      expect(rules.find((rule) => rule.path === path)?.headers['Cache-Control']).toMatch(/immutable/);
    }
  });
});

describe('the _headers file', () => {
  it.each(PATHS)('names no header twice for %s, since hosts join the values', (path) => {
    const names = blocks
      .filter(([pattern = '']) => path.startsWith(pattern.slice(0, -1)))
      .flatMap(([, ...lines]) => lines.map((line) => line.trim().split(':')[0]));
    expect(names.length).toBeGreaterThan(4);
    expect(new Set(names).size).toBe(names.length);
  });

  it('uses only patterns that both hosts read', () => {
    expect(blocks.filter(([pattern = '']) => !/^\/[\w/-]*\*$/.test(pattern))).toEqual([]);
  });

  it('has no rule without a header', () => {
    expect(blocks.filter((lines) => lines.length < 2)).toEqual([]);
  });
});

describe('the nginx configuration', () => {
  const text = formatNginx(
    rules,
    [
      { from: '/a/', to: '/b/#c', fragments: {}, pageStays: false, byHost: true },
      { from: '/d/', to: '/e/', fragments: { x: '/f/' }, pageStays: false, byHost: false },
    ],
    [
      { language: 'en', to: 'en' },
      { language: 'pt', to: 'zh' },
    ],
  );
  const locations = text.split(/^location /m).slice(1);

  it('repeats all headers in each block that has some', () => {
    for (const location of locations.filter((block) => block.includes('add_header'))) {
      for (const name of [
        'Content-Security-Policy',
        'X-Content-Type-Options',
        'Referrer-Policy',
        'Cache-Control',
      ]) {
        expect(location.split(`add_header ${name} `).length).toBe(2);
      }
    }
  });

  it.each(['gzip_types', 'charset_types'])('names the types of XML, as hosts call it, in %s', (directive) => {
    expect(new RegExp(`^${directive} .*`, 'm').exec(text)?.[0]).toMatch(/ application\/xml .*text\/xml /);
  });

  it('contains the redirects, with and without final slash, but not those of fragments', () => {
    expect(text).toContain('location = /a/ { return 301 "/b/$is_args$args#c"; }');
    expect(text).toContain('location = /a { return 301 "/b/$is_args$args#c"; }');
    expect(text).not.toContain('location = /d');
  });

  it('redirects a removed language', () => {
    expect(text).toContain('location = /pt/ { return 301 "/zh/$is_args$args"; }');
    expect(text).toContain('{ return 301 "/zh$rest$is_args$args"; }');
  });

  it('copies only safe characters of a request into a response', () => {
    const rest = /\^\/en\(\?<rest>(.*?)\)\$/.exec(text)?.[1] ?? '';
    const pattern = new RegExp(`^/en(${rest})$`);
    for (const path of ['/en/x/', '/en/material-ui/react-button/']) expect(path).toMatch(pattern);
    for (const path of [
      '/en//evil.example',
      '/en/\\evil.example',
      '/en/a\r\nSet-Cookie: a=b',
      '/en/a b',
      '/enx/',
    ]) {
      expect(path).not.toMatch(pattern);
    }
  });

  it('gives the live document its own policy only', () => {
    const live = locations.find((block) => block.startsWith('^~ /_docs/live/')) ?? '';
    expect(live).toContain("'unsafe-eval'");
    expect(live.split('Content-Security-Policy').length).toBe(2);
    const others = locations.filter((block) => block !== live).join('');
    expect(others).not.toContain("'unsafe-eval'");
  });
});
