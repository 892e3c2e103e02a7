import { createFakeClock } from '../../../tests/unit/createFakeClock';
import { awaitPart } from './awaitPart';

describe('awaitPart', () => {
  it('gives what comes, and waits for nothing any more', async () => {
    const clock = createFakeClock();
    await expect(awaitPart(Promise.resolve('part'), clock)).resolves.toBe('part');
    expect(clock.waiting()).toBe(0);
  });

  it.each([
    [new Error('gone'), 'gone'],
    ['gone', 'gone'],
  ])('tells of a failure at once: %s', async (failure, message) => {
    const clock = createFakeClock();
    await expect(awaitPart(Promise.reject(failure), clock)).rejects.toThrow(message);
    expect(clock.waiting()).toBe(0);
  });

  it('does not wait for ever', async () => {
    const clock = createFakeClock();
    const pending = expect(awaitPart(new Promise(() => {}), clock)).rejects.toThrow('The part did not come');
    await clock.pass(10_000);
    await pending;
  });
});
