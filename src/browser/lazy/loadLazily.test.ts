import { createFakeClock } from '../../../tests/unit/createFakeClock';
import { loadLazily } from './loadLazily';

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
