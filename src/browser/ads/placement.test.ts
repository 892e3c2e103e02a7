import { AD_POLL_MAX_LOOKS } from '../../constants';
import { createFakeClock } from '../../../tests/unit/createFakeClock';
import { watchPlacement } from './placement';

/**
 * Returns the times at which a watch looks if it is stopped at one of the looks or the view ends at a given
 * time.
 */
async function timesOfLooks({ stopAt = AD_POLL_MAX_LOOKS, endAfterMs = Infinity }) {
  const clock = createFakeClock();
  const end = new AbortController();
  const times: number[] = [];
  if (endAfterMs < Infinity) clock.after(endAfterMs, () => end.abort());
  watchPlacement({
    look: () => 'nothing',
    report: () => times.push(clock.now()) < stopAt,
    clock,
    signal: end.signal,
  });
  await clock.pass(60_000);
  return { times, waiting: clock.waiting() };
}

describe('watchPlacement', () => {
  it('checks at once, the 7th time after 3 s and the 30th time after 14.5 s', async () => {
    const { times, waiting } = await timesOfLooks({});
    expect([times.length, times[0], times[1], times[6], times[29]]).toEqual([30, 0, 500, 3000, 14_500]);
    expect(waiting).toBe(0);
  });

  it.each([1, 7, 29])('stops when `report` returns false, at check %i', async (stopAt) => {
    const { times, waiting } = await timesOfLooks({ stopAt });
    expect([times.length, waiting]).toEqual([stopAt, 0]);
  });

  it('stops when the view ends, and leaves no timer', async () => {
    const { times, waiting } = await timesOfLooks({ endAfterMs: 1250 });
    expect([times.length, waiting]).toEqual([3, 0]);
  });

  it('does not check after the view has ended', () => {
    const look = jest.fn(() => 'nothing' as const);
    watchPlacement({ look, report: () => true, clock: createFakeClock(), signal: AbortSignal.abort() });
    expect(look).not.toHaveBeenCalled();
  });
});
