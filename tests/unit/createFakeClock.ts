import type { Clock } from '../../src/browser/clock';

/** A clock for tests: time passes only on request. */
export interface FakeClock extends Clock {
  /** Advances the time and runs everything that falls due, including promise callbacks in between. */
  readonly pass: (ms: number) => Promise<void>;
  /** Number of pending tasks. */
  readonly waiting: () => number;
}

/** Creates a clock that starts at 0. */
export function createFakeClock(): FakeClock {
  let now = 0;
  let tasks: { readonly at: number; readonly task: () => void }[] = [];
  const settle = async () => {
    for (let round = 0; round < 50; round += 1) await Promise.resolve();
  };
  return {
    now: () => now,
    after: (delayMs, task) => {
      const entry = { at: now + delayMs, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    pass: async (ms) => {
      const end = now + ms;
      await settle();
      const findDue = () => tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      for (let due = findDue(); due; due = findDue()) {
        const { at, task } = due;
        tasks = tasks.filter((other) => other !== due);
        now = at;
        task();
        await settle();
      }
      now = end;
    },
    waiting: () => tasks.length,
  };
}
