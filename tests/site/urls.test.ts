import { request } from 'node:http';
import { readFileSync } from 'node:fs';
import { useSite } from '../browser/harness/useSite';
import { waitForRuntime } from '../browser/harness/waitForRuntime';

const site = useSite();
const CANARY = '<img src=x onerror=window.pwned=1>';

/** Addresses that no page has, rows U1 to U4 of the required behaviour under faults; sent as they stand. */
const HOSTILE = [
  '/%E0%A4%A',
  '/%00',
  '/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/..%2f..%2fpackage.json',
  `/${'a'.repeat(8000)}/`,
  '/material-ui/react-button;params/',
  '/%F0%9F%98%80/',
  '/%ED%A0%80/',
  '/no-such-page/?x=<script>window.pwned=1</script>',
  `/no-such-page/?x=${encodeURIComponent(CANARY)}`,
  `/${encodeURIComponent(CANARY)}/`,
  '/no-such-page/#<script>window.pwned=1</script>',
  '/zz/material-ui/react-button/',
  '/EN/material-ui/',
  '/xyz/material-ui/',
  '/zh/zh/material-ui/',
  '/Material-UI/react-button/',
] as const;

const named = (path: string) => [path.slice(0, 60), path] as const;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly location: string | undefined;
}

/** Asks for a path exactly as it stands, which `fetch` would tidy. */
function ask(path: string): Promise<Answer> {
  const { hostname, port } = new URL(site().origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: path.split('#')[0] }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, location: response.headers.location }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('an address that no page has', () => {
  const notFound = readFileSync('out/404.html', 'utf8');

  it.each(HOSTILE.map(named))('%s is answered with the 404 page, as it is', async (_name, path) => {
    const { status, body } = await ask(path.replace(/[<>]/g, (sign) => encodeURIComponent(sign)));
    expect(status).toBe(404);
    expect(body === notFound).toBe(true);
  });

  it.each(HOSTILE.map(named))(
    '%s shows the 404 page, reflects nothing and leads nowhere else',
    async (_name, path) => {
      const page = await site().open(path, { expected: [/404/] });
      await waitForRuntime(page);
      await page.waitForTimeout(150);
      expect(await page.locator('main h1').count()).toBe(1);
      const seen = await page.evaluate(() => ({
        pwned: 'pwned' in window,
        elements: document.querySelectorAll('main script, main img').length,
        links: [...document.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"])')].map(
          (link) => link.href,
        ),
      }));
      expect({ pwned: seen.pwned, elements: seen.elements }).toEqual({ pwned: false, elements: 0 });
      const own = seen.links.filter((link) => link.startsWith(site().origin));
      const foreign = seen.links.filter(
        (link) =>
          !link.startsWith(site().origin) && !/^https:\/\/(?:[\w-]+\.)*(?:mui\.com|github\.com)\//.test(link),
      );
      expect(foreign).toEqual([]);
      for (const link of own) expect(link).not.toMatch(/script|pwned|onerror/i);
    },
  );
});

describe('an address with slashes to spare', () => {
  it.each(['//evil.example/x', '/\\evil.example/x', '///evil.example//', '//evil.example/%2e%2e', '//'])(
    '%s builds no link to another site',
    async (path) => {
      const { status, location } = await ask(path);
      if (location !== undefined) expect(new URL(location, site().origin).origin).toBe(site().origin);
      else expect([200, 404]).toContain(status);
      const page = await site().open('/no-such-page/', { expected: [/404/] });
      // Before any script of the page runs, as a host that answers such an address with this page would have it.
      await page.addInitScript((address) => {
        try {
          history.replaceState(null, '', window.location.origin + address);
        } catch {
          // The browser refuses it itself.
        }
      }, path);
      await page.goto(`${site().origin}/no-such-page/`);
      await waitForRuntime(page);
      await page.click('[popovertarget="_languages"]');
      const links = await page
        .locator('a:not([href^="#"])')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(links.filter((link) => link.includes('evil'))).toEqual([]);
    },
  );
});

describe('one page has one address', () => {
  it('a missing slash is added by a redirect of the same site', async () => {
    const { status, location } = await ask('/material-ui/react-button');
    expect([status, location]).toEqual([308, '/material-ui/react-button/']);
  });

  it.each(['/index.html', '/material-ui/react-button/index.html', '/material-ui//react-button/'])(
    '%s names the canonical address of the page it shows',
    async (path) => {
      const { status, body } = await ask(path);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? '';
      if (status === 404) expect(canonical).toBe('');
      else expect(new URL(canonical).pathname).toBe(path.replace('index.html', '').replace('//', '/'));
    },
  );

  it('no document says /api-docs/ in a link', async () => {
    for (const path of ['/', '/material-ui/', '/material-ui/react-button/', '/joy-ui/', '/x/']) {
      expect((await ask(path)).body).not.toContain('/api-docs/');
    }
  });
});
