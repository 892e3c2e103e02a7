import { createFakeClock } from '../../../tests/unit/createFakeClock';
import { loadHoweverLate, loadLazily } from './loadLazily';

describe('loadLazily', () => {
  it('gives what comes', async () => {
    await expect(loadLazily(async () => 'part', createFakeClock())).resolves.toBe('part');
  });

  it('tries twice more', async () => {
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

  it('gives up after the third failure', async () => {
    const clock = createFakeClock();
    const load = jest.fn(() => Promise.reject(new Error('gone')));
    const pending = expect(loadLazily(load, clock)).rejects.toThrow('gone');
    await clock.pass(5000);
    await pending;
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('does not wait for ever', async () => {
    const clock = createFakeClock();
    const pending = expect(loadLazily(() => new Promise(() => {}), clock)).rejects.toThrow(
      'The part did not come',
    );
    await clock.pass(60_000);
    await pending;
    expect(clock.waiting()).toBe(0);
  });
});

describe('loadHoweverLate', () => {
  /** A part that is late, and comes when it is told to. */
  const openLate = async () => {
    const clock = createFakeClock();
    let resolve = (_part: string) => {};
    const promise = new Promise<string>((done) => {
      resolve = done;
    });
    const onLate = jest.fn();
    const pending = loadHoweverLate(() => loadLazily(() => promise, clock), onLate);
    await clock.pass(10_000);
    return { come: resolve, onLate, pending };
  };

  it('tells what is late, and gives it when it comes', async () => {
    const { come, onLate, pending } = await openLate();
    expect(onLate).toHaveBeenCalledTimes(1);
    come('part');
    await expect(pending).resolves.toBe('part');
    expect(onLate).toHaveBeenCalledTimes(1);
  });

  it('fails where nothing comes', async () => {
    const failing = loadHoweverLate(() => Promise.reject(new Error('gone')), jest.fn());
    await expect(failing).rejects.toThrow('gone');
  });
});
