import { get } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashInline } from '../../src/content/pageData/generatedFiles';
import { formatNginx } from '../../src/model/outputs/nginx';
import { startNginx, type Nginx } from './harness/startNginx';
import { OUT } from '../../src/content/workspace';

let nginx: Nginx;

beforeAll(async () => {
  nginx = await startNginx();
});
afterAll(() => nginx.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(nginx.origin + path, { redirect: 'manual', headers });

/** Sends a request whose path is not normalized, unlike `fetch`. */
const askRaw = (path: string) =>
  new Promise<{ status: number; location: string; names: readonly string[] }>((done, fail) => {
    const { port } = new URL(nginx.origin);
    get({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      const { location = '' } = response.headers;
      done({ status: response.statusCode ?? 0, location, names: Object.keys(response.headers) });
    }).on('error', fail);
  });

const SECURITY = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];
const sheet = () => {
  const href = /data-sheet="(\/_next\/static\/[^"#]+\.css)/.exec(
    readFileSync(`${OUT}/index.html`, 'utf8'),
  )?.[1];
  if (!href) throw new Error('The home page names no style sheet');
  return href;
};

describe('nginx with the configuration of the build', () => {
  it.each([
    ['/', 200, 'text/html; charset=utf-8'],
    ['/material-ui/react-button/', 200, 'text/html; charset=utf-8'],
    ['/material-ui/react-button.md', 200, 'text/markdown; charset=utf-8'],
    ['/zh/material-ui/', 200, 'text/html; charset=utf-8'],
    ['/llms.txt', 200, 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8'],
    ['/sitemap.xml', 200, 'text/xml; charset=utf-8'],
    ['/releases.xml', 200, 'text/xml; charset=utf-8'],
    ['/favicon.ico', 200, /icon/],
    ['/no/such/page/', 404, 'text/html; charset=utf-8'],
    ['/_next/static/no.js', 404, 'text/html; charset=utf-8'],
    ['/_docs/', 404, 'text/html; charset=utf-8'],
    ['/_headers', 404, 'text/html; charset=utf-8'],
    ['/_hosting/nginx.conf', 404, 'text/html; charset=utf-8'],
    ['/404.html', 404, 'text/html; charset=utf-8'],
  ] as const)(
    'returns for %s the status %d, its type and every security header once',
    async (path, status, type) => {
      const response = await ask(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(type);
      expect(SECURITY.filter((name) => !response.headers.get(name))).toEqual([]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      await response.arrayBuffer();
    },
  );

  it('caches hashed files for a year and revalidates documents', async () => {
    const asset = await ask(sheet());
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const page = await ask('/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await ask('/', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect((await ask('/_next/static/no.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('compresses text', async () => {
    for (const path of [
      '/material-ui/react-button/',
      sheet(),
      '/material-ui/react-button.md',
      '/sitemap.xml',
      '/releases.xml',
    ]) {
      expect((await ask(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    }
  });

  // What nginx compresses itself has no length.
  it.each([
    ['a document', '/material-ui/react-button/', 'material-ui/react-button/index.html'],
    ['a Markdown copy', '/material-ui/react-button.md', 'material-ui/react-button.md'],
    ['the page for unknown addresses', '/no/such/page/', '404.html'],
  ])('sends the compressed copy of %s from disk', async (_what, path, file) => {
    const { headers } = await ask(path, { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(Number(headers.get('content-length'))).toBe(statSync(`${OUT}/${file}.gz`).size);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each([
    ['/material-ui', '/material-ui/'],
    ['/material-ui/react-button?a=1', '/material-ui/react-button/?a=1'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/material-ui/react-button/', '/material-ui/react-button/'],
    ['/en/versions/?a=1', '/versions/?a=1'],
  ])('redirects %s to %s', async (path, expected) => {
    expect(await askRaw(path)).toMatchObject({ status: 301, location: expected });
  });

  it.each([
    '//evil.example/',
    '/en//evil.example/',
    '/en/%5Cevil.example/',
    '/en/\\evil.example/',
    '/%5Cevil.example',
    '/en/%0d%0aSet-Cookie:%20a=b',
    '/en/%2F%2Fevil.example',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '/%E0%A4%A',
    '/.git/config',
    '/material-ui/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  ])('redirects to no other host and sets no header for %s', async (path) => {
    const { status, location, names } = await askRaw(path);
    expect(status === 404 || status === 400 || status === 301 || status === 200).toBe(true);
    expect(new URL(location, 'https://docs.example').origin).toBe('https://docs.example');
    expect(names).not.toContain('set-cookie');
  });

  it('allows `eval` in the policy of the live document only', async () => {
    const files = readdirSync(`${OUT}/_docs/live`).filter((name) => name.endsWith('.html'));
    expect(files.length).toBeGreaterThan(0);
    const live = await ask(`/_docs/live/${files[0] ?? ''}`);
    expect(live.headers.get('content-security-policy')).toContain("'unsafe-eval'");
    for (const path of ['/', '/no/', sheet()]) {
      expect((await ask(path)).headers.get('content-security-policy')).not.toMatch(/script-src [^;]*'unsafe/);
    }
  });

  it('allows the only script of each live document by its hash, in the policy of its document', () => {
    for (const name of readdirSync(`${OUT}/_docs/live`).filter((file) => file.endsWith('.html'))) {
      const html = readFileSync(`${OUT}/_docs/live/${name}`, 'utf8');
      const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
      expect([name, scripts.map(([, attributes]) => attributes)]).toEqual([name, ['']]);
      const hash = hashInline(scripts[0]?.[2] ?? '');
      expect(html).toContain(`script-src '${hash}' 'unsafe-eval';`);
    }
  });
});

describe('redirects of a host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  const redirect = (from: string, to: string) => ({
    from: `/${from}/`,
    to,
    fragments: {},
    pageStays: false,
    byHost: true,
  });
  let host: Nginx;

  beforeAll(async () => {
    mkdirSync(join(folder, '_hosting'));
    for (const name of ['robots.txt', '404.html']) writeFileSync(join(folder, name), '');
    const redirects = [
      redirect('plain', '/b/'),
      redirect('place', '/b/#c'),
      redirect('query', 'https://x.example/?a=1&b=2'),
      redirect('variable', 'https://x.example/$uri'),
      redirect('quotes', 'https://x.example/"\\'),
    ];
    const prefixes = [
      { language: 'en', to: 'en' },
      { language: 'pt', to: 'zh' },
    ];
    const patterns = [
      { from: '/parts/old/', to: '/ui/', keepsRest: false },
      { from: '/parts/', to: '/ui/react-', keepsRest: true },
      { from: '/blog/', to: 'https://x.example/$a/', keepsRest: true },
    ];
    writeFileSync(join(folder, '_hosting/nginx.conf'), formatNginx([], redirects, prefixes, patterns));
    host = await startNginx(folder);
  });
  afterAll(async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/plain?x=2', '/b/?x=2'],
    ['/place/?x=2', '/b/?x=2#c'],
    ['/query/', 'https://x.example/?a=1&b=2'],
    ['/query?x=2', 'https://x.example/?a=1&b=2&x=2'],
    ['/query?0', 'https://x.example/?a=1&b=2&0'],
    ['/variable', 'https://x.example/%24uri'],
    ['/quotes', 'https://x.example/"\\'],
    ['/en/ui/', '/ui/'],
    ['/parts/box', '/ui/react-box/'],
    ['/parts/box/?x=2', '/ui/react-box/?x=2'],
    ['/parts/box/a/', '/ui/react-box/a/'],
    ['/parts/old/a/?x=2', '/ui/?x=2'],
    ['/blog/2020/a', 'https://x.example/%24a/2020/a'],
    ['/pt', '/zh/'],
    ['/pt/ui/a/?x=2', '/zh/ui/a/?x=2'],
  ])('%s redirects to %s', async (path, to) => {
    const response = await fetch(host.origin + path, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
  });

  it.each(['/parts/', '/parts//evil.example/', '/parts/%5Cevil.example/', '/parts/%0d%0aSet-Cookie:%20a=b'])(
    'leads to no other host and sets no header for %s below a pattern',
    async (path) => {
      const { headers } = await fetch(host.origin + path, { redirect: 'manual' });
      expect(headers.get('location') ?? '/ui/').toMatch(/^\/ui\//);
      expect(headers.has('set-cookie')).toBe(false);
    },
  );

  it('are read without an error', () => {
    expect(host.said()).toBe('');
  });
});
