import type { AdLabel } from '../../model/ads/Ad';
import { createDisplayReport } from './adReport';
import { createFakeClock } from '../../../tests/unit/createFakeClock';

const OWN: AdLabel = 'in-house-body-top-image';
const FOREIGN: AdLabel = 'third-party-body-top-image';

function open(...rolls: number[]) {
  const clock = createFakeClock();
  const track = jest.fn();
  const end = new AbortController();
  const dice = jest.fn(() => rolls.shift() ?? 0);
  return { clock, track, end, dice, report: createDisplayReport({ clock, dice, track, signal: end.signal }) };
}

describe('createDisplayReport', () => {
  it('reports a label that has stayed for 2500 ms', async () => {
    const { clock, track, report } = open();
    report(OWN);
    await clock.pass(2499);
    expect(track).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(track.mock.calls).toEqual([[{ name: 'ad_display', label: OWN }]]);
  });

  it('says which ad is in the slot at the end of that time', async () => {
    const { clock, track, report } = open();
    report(OWN, { ad: 'store' });
    await clock.pass(2500);
    expect(track.mock.calls).toEqual([[{ name: 'ad_display', label: OWN, ad: 'store' }]]);
  });

  it('does not start again when called with the same label', async () => {
    const { clock, track, report } = open();
    report(OWN);
    await clock.pass(2000);
    report(OWN);
    await clock.pass(500);
    expect(track).toHaveBeenCalledTimes(1);
  });

  it('reports the replacement of an ad that was visible only briefly', async () => {
    const { clock, track, report } = open();
    report(OWN);
    await clock.pass(1000);
    report(FOREIGN);
    await clock.pass(10_000);
    expect(track.mock.calls).toEqual([[{ name: 'ad_display', label: FOREIGN }]]);
  });

  it('reports one display in a view, and draws one random number', async () => {
    const { clock, track, dice, report } = open(0.5, 0);
    report(OWN);
    await clock.pass(3000);
    report(FOREIGN);
    await clock.pass(3000);
    expect([track.mock.calls.length, dice.mock.calls.length]).toEqual([0, 1]);
  });

  it.each([
    [0.1, 1],
    [0.11, 0],
  ])('with the random number %p reports %i', async (roll, times) => {
    const { clock, track, report } = open(roll);
    report(OWN);
    await clock.pass(2500);
    expect(track).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['the view ends', (view: ReturnType<typeof open>) => view.end.abort()],
    ['the ad crashes', (view: ReturnType<typeof open>) => view.report(undefined)],
  ])('reports nothing, and leaves no timer, when %s before', async (_name, happen) => {
    const view = open();
    view.report(OWN);
    await view.clock.pass(1000);
    happen(view);
    expect(view.clock.waiting()).toBe(0);
    view.report(undefined);
    await view.clock.pass(5000);
    expect(view.track).not.toHaveBeenCalled();
  });
});
