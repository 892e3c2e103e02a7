import { fetchFile } from './fetchFile';

const { fetch: own } = globalThis;
afterEach(() => {
  globalThis.fetch = own;
});

describe('fetchFile', () => {
  it('gives what the host has, asked for as it was told to', async () => {
    const fetch = jest.fn(async () => new Response('text'));
    globalThis.fetch = fetch;
    expect(await (await fetchFile('/a.md', { cache: 'reload' })).text()).toBe('text');
    expect(fetch.mock.calls).toEqual([['/a.md', { cache: 'reload' }]]);
  });

  it.each([404, 410, 500])('fails where the host answers %d', async (status) => {
    globalThis.fetch = async () => new Response('a page about it', { status });
    await expect(fetchFile('/a.md')).rejects.toThrow(`/a.md answered ${status}`);
  });
});
