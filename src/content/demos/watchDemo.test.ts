import { watchDemo } from './watchDemo';

const FILE = 'data/products/lumen/pages/Lamp.tsx';

async function faultsOf(begin: () => unknown): Promise<string[]> {
  const { faults } = await watchDemo(FILE, async () => {
    begin();
  });
  return faults.map(({ file, reason, kind }) => `${file} ${kind} ${(reason as Error).message}`);
}

// The test runner handles rejections itself; `tests/site/badDemos.test.ts` has them in a real build.
describe('watchDemo', () => {
  it('returns what the task returns', async () => {
    expect(await watchDemo(FILE, async () => 'drawn')).toEqual({ result: 'drawn', faults: [] });
  });

  it.each<[string, () => unknown, string]>([
    [
      'a timer that throws',
      () =>
        setTimeout(() => {
          throw new Error('thrown');
        }, 60_000),
      'thrown thrown',
    ],
    [
      'an interval that throws',
      () =>
        setInterval(() => {
          throw new Error('again');
        }, 60_000),
      'thrown again',
    ],
    [
      'a timer that a timer starts',
      () =>
        setTimeout(() => {
          setTimeout(() => {
            throw new Error('second');
          }, 60_000);
        }, 60_000),
      'thrown second',
    ],
  ])(
    'reports %s, without waiting for it',
    async (_what, begin, reported) => {
      expect(await faultsOf(begin)).toEqual([`${FILE} ${reported}`]);
    },
    // The timers of these demos are due after a minute and more.
    30_000,
  );

  it('runs timers in the order of their times, and none that was cleared', async () => {
    const ran: string[] = [];
    await faultsOf(() => {
      setTimeout((text: string) => ran.push(text), 20, 'second');
      setTimeout(() => ran.push('first'), 10);
      clearTimeout(setTimeout(() => ran.push('never'), 5));
    });
    expect(ran).toEqual(['first', 'second']);
  });

  it('ends for a demo whose timers never end', async () => {
    const again = () => setTimeout(again, 10);
    expect(await faultsOf(again)).toEqual([]);
  });

  it('does not change timers of other code', async () => {
    const task = jest.fn();
    const timer = setTimeout(task, 60_000);
    await faultsOf(() => {});
    expect(task).not.toHaveBeenCalled();
    clearTimeout(timer);
  });
});
