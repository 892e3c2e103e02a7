import { fetchFile } from './fetchFile';

const { fetch: own } = globalThis;
afterEach(() => {
  globalThis.fetch = own;
});

describe('fetchFile', () => {
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
