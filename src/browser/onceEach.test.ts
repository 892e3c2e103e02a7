import { onceEach } from './onceEach';

describe('onceEach', () => {
  it('loads once for each key, for all callers', async () => {
    const load = jest.fn(async (key: string) => `${key}!`);
    const once = onceEach(load);
    expect(await Promise.all([once('a'), once('a'), once('b')])).toEqual(['a!', 'a!', 'b!']);
    expect(await once('a')).toBe('a!');
    expect(load.mock.calls).toEqual([['a'], ['b']]);
  });

  it('reports a failure to all callers, and loads again after it', async () => {
    const load = jest.fn<Promise<string>, [string]>().mockRejectedValueOnce(new Error('gone'));
    load.mockResolvedValue('there');
    const once = onceEach(load);
    const first = once('a');
    await expect(once('a')).rejects.toThrow('gone');
    await expect(first).rejects.toThrow('gone');
    expect(await once('a')).toBe('there');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('passes the other arguments to the loader', async () => {
    const once = onceEach(async (key: string, end?: string) => key + (end ?? ''));
    expect([await once('a', '?'), await once('a'), await once('b')]).toEqual(['a?', 'a?', 'b']);
  });
});
