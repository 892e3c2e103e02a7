import { serveAnswers } from '../../../tests/unit/serveAnswers';
import { fetchOnce } from './fetchOnce';

const { fetch: own } = globalThis;

function serve(...answers: Parameters<typeof serveAnswers>[0]): readonly unknown[] {
  const { fetch, asked } = serveAnswers(answers);
  globalThis.fetch = fetch;
  return asked;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = own;
});

describe('fetchOnce', () => {
  it('requests a file once for any number of calls', async () => {
    const asked = serve(() => '{"a":1}');
    expect(await Promise.all([fetchOnce('/once'), fetchOnce('/once')])).toEqual([{ a: 1 }, { a: 1 }]);
    expect(asked).toHaveLength(1);
  });

  it('requests a file again after a failure', async () => {
    serve(
      () => new Error('down'),
      () => '{"b":1}',
    );
    const json = fetchOnce('/fails');
    await jest.advanceTimersByTimeAsync(600);
    expect(await json).toEqual({ b: 1 });
  });

  it('rejects if a file does not arrive, and requests it again on the next call', async () => {
    const asked = serve(
      () => undefined,
      () => '{}',
    );
    const hanging = expect(fetchOnce('/hangs')).rejects.toThrow('did not load in time');
    await jest.advanceTimersByTimeAsync(10_000);
    await hanging;
    expect(asked).toHaveLength(1);
    expect(await fetchOnce('/hangs')).toEqual({});
    expect(jest.getTimerCount()).toBe(0);
  });
});
