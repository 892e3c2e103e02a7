import { request } from 'node:http';
import { readFileSync } from 'node:fs';
import { serveFolder, type ServedFolder } from '../../src/commands/serveFolder';
import { HOSTILE_ADDRESSES, SLASHED_ADDRESSES } from '../fixtures/hostileAddresses';
import { OUT } from '../../src/content/workspace';

let site: ServedFolder;

beforeAll(async () => {
  site = await serveFolder(OUT);
});
afterAll(() => site.close());

const named = (path: string) => [path.slice(0, 60), path] as const;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly location: string | undefined;
}

/** Requests a path verbatim, which `fetch` would normalize. */
function ask(path: string): Promise<Answer> {
  const { hostname, port } = new URL(site.origin);
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
  const notFound = readFileSync(`${OUT}/404.html`, 'utf8');

  it.each(HOSTILE_ADDRESSES.map(named))(
    '%s returns the 404 page, without a redirect',
    async (_name, path) => {
      const { status, body } = await ask(path.replace(/[<>]/g, (sign) => encodeURIComponent(sign)));
      expect(status).toBe(404);
      expect(body === notFound).toBe(true);
    },
  );
});

describe('an address with extra slashes', () => {
  it.each(SLASHED_ADDRESSES)('%s is not redirected to another site', async (path) => {
    const { status, location } = await ask(path);
    if (location !== undefined) expect(new URL(location, site.origin).origin).toBe(site.origin);
    else expect([200, 404]).toContain(status);
  });
});

describe('the short address of a name of the API reference', () => {
  it.each([
    ['/api/', '/api-reference/'],
    ['/api/text-field/', '/material-ui/api/text-field/'],
    ['/zh/api/text-field/', '/zh/material-ui/api/text-field/'],
    ['/api/button/', '/api-reference/#button'],
    ['/ar/api/button/', '/ar/api-reference/#button'],
  ])('%s leads to %s', async (from, to) => {
    expect((await ask(from)).body).toContain(`"to":"${to}"`);
    expect(`\n${readFileSync(`${OUT}/_redirects`, 'utf8')}`).toContain(`\n${from} ${to} 301\n`);
    const [route, fragment] = to.split('#');
    const { status, body } = await ask(route ?? '');
    expect(status).toBe(200);
    if (fragment !== undefined)
      for (const product of ['material-ui', 'joy-ui'])
        expect(body).toMatch(new RegExp(`<li id="button">(?:(?!</li>).)*/${product}/api/button/"`, 's'));
  });
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

  it('no document has /api-docs/ in a link', async () => {
    for (const path of ['/', '/material-ui/', '/material-ui/react-button/', '/joy-ui/', '/x/']) {
      expect((await ask(path)).body).not.toContain('/api-docs/');
    }
  });
});
