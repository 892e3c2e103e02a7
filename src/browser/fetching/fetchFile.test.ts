import { createHash } from 'node:crypto';
import { fetchFile } from './fetchFile';

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const { fetch: own } = globalThis;
afterEach(() => {
  globalThis.fetch = own;
});

const TEXTS = '{"search":"Search"}';
const HREF = `/_docs/texts/en.${hash(TEXTS)}.json`;

/** Answers requests one after the other; returns the cache modes of the requests. */
function serve(...texts: readonly string[]): readonly unknown[] {
  const asked: unknown[] = [];
  globalThis.fetch = async (_href, request) => {
    asked.push(request?.cache);
    return new Response(texts[asked.length - 1]);
  };
  return asked;
}

describe('fetchFile', () => {
  it.each([
    ['that is cut', TEXTS.slice(0, -3)],
    ['that is empty', ''],
    ['with another content', '{"search":"Sesrch"}'],
  ])('asks for a file %s once more, past the cache of the browser', async (_what, wrong) => {
    const asked = serve(wrong, TEXTS);
    expect(await (await fetchFile(HREF)).text()).toBe(TEXTS);
    expect(asked).toEqual([undefined, 'reload']);
  });

  it.each([
    ['in its name', HREF],
    ['in the fragment of its address', `/_next/static/a.css#${hash(TEXTS)}`],
    ['nowhere', '/search/en.json'],
  ])('asks for a right file with its hash %s once', async (_where, href) => {
    const asked = serve(TEXTS);
    expect(await (await fetchFile(href)).text()).toBe(TEXTS);
    expect(asked).toEqual([undefined]);
  });

  it('returns what a host serves that changes files', async () => {
    serve('{ "search": "Search" }', '{ "search": "Search" }');
    expect(await (await fetchFile(HREF)).json()).toEqual({ search: 'Search' });
  });

  it('returns the file as it comes to a page without https, which has no hashes', async () => {
    const { crypto } = globalThis;
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    const asked = serve('{');
    expect(await (await fetchFile(HREF)).text()).toBe('{');
    expect(asked).toHaveLength(1);
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  });

  it('returns the response to the given request', async () => {
    const fetch = jest.fn(async () => new Response('text'));
    globalThis.fetch = fetch;
    expect(await (await fetchFile('/a.md', { cache: 'reload' })).text()).toBe('text');
    expect(fetch.mock.calls).toEqual([['/a.md', { cache: 'reload' }]]);
  });

  it.each([404, 410, 500])('fails if the host returns %d', async (status) => {
    globalThis.fetch = async () => new Response('a page about it', { status });
    await expect(fetchFile('/a.md')).rejects.toThrow(`/a.md returned ${status}`);
  });
});
