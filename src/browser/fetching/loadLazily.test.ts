import { createFakeClock } from '../../../tests/unit/createFakeClock';
import { loadWithoutTimeout, loadLazily } from './loadLazily';

describe('loadLazily', () => {
  it('returns the loaded part', async () => {
    await expect(loadLazily(async () => 'part', createFakeClock())).resolves.toBe('part');
  });

  it('retries twice', async () => {
    const clock = createFakeClock();
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('1'))
      .mockRejectedValueOnce(new Error('2'))
      .mockResolvedValue('part');
    const pending = loadLazily(load, clock);
    await clock.pass(600);
    await clock.pass(1200);
    await expect(pending).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('rejects after the third failure', async () => {
    const clock = createFakeClock();
    const load = jest.fn(() => Promise.reject(new Error('gone')));
    const pending = expect(loadLazily(load, clock)).rejects.toThrow('gone');
    await clock.pass(5000);
    await pending;
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('rejects if the part does not load in time', async () => {
    const clock = createFakeClock();
    const pending = expect(loadLazily(() => new Promise(() => {}), clock)).rejects.toThrow(
      'The part did not load in time',
    );
    await clock.pass(60_000);
    await pending;
    expect(clock.waiting()).toBe(0);
  });
});

describe('loadWithoutTimeout', () => {
  /** Starts to load a part that is late and arrives when `come` is called. */
  const openLate = async () => {
    const clock = createFakeClock();
    let resolve = (_part: string) => {};
    const promise = new Promise<string>((done) => {
      resolve = done;
    });
    const onLate = jest.fn();
    const pending = loadWithoutTimeout(() => loadLazily(() => promise, clock), onLate);
    await clock.pass(10_000);
    return { come: resolve, onLate, pending };
  };

  it('reports a late part, and returns it when it arrives', async () => {
    const { come, onLate, pending } = await openLate();
    expect(onLate).toHaveBeenCalledTimes(1);
    come('part');
    await expect(pending).resolves.toBe('part');
    expect(onLate).toHaveBeenCalledTimes(1);
  });

  it('fails if the load fails', async () => {
    const failing = loadWithoutTimeout(() => Promise.reject(new Error('gone')), jest.fn());
    await expect(failing).rejects.toThrow('gone');
  });
});
