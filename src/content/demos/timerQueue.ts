interface Waiting {
  readonly callback: () => unknown;
  readonly due: number;
}

/** What of the global object starts and ends timers. */
const TIMERS = globalThis;
const { setTimeout: start, clearTimeout: end } = globalThis;
/** A real timer stands for each, since code may ask it for anything; its own time never comes. */
const NEVER_MS = 2 ** 31 - 1;

/** Timers that are run in the order of their times, but without waiting. */
export interface TimerQueue {
  readonly add: (callback: () => unknown, delay: number) => NodeJS.Timeout;
  readonly remove: (timer: unknown) => void;
  /** Runs the next one; false where there is none. @throws what it throws */
  readonly runNext: () => boolean;
  readonly clear: () => void;
}

/** An empty queue, whose time begins at 0. */
export function createTimerQueue(): TimerQueue {
  const waiting = new Map<number, Waiting>();
  let now = 0;
  return {
    add(callback, delay) {
      const timer = start(() => {}, NEVER_MS).unref();
      waiting.set(Number(timer), { callback, due: now + (delay > 0 ? delay : 0) });
      return timer;
    },
    remove: (timer) => void waiting.delete(Number(timer)),
    runNext() {
      let next: number | undefined;
      for (const [timer, { due }] of waiting) {
        if (next === undefined || due < (waiting.get(next)?.due ?? 0)) next = timer;
      }
      if (next === undefined) return false;
      const { callback, due } = waiting.get(next) ?? { callback: () => {}, due: now };
      waiting.delete(next);
      end(next);
      now = due;
      callback();
      return true;
    },
    clear() {
      for (const timer of waiting.keys()) end(timer);
      waiting.clear();
    },
  };
}

type Start = (callback: (...parts: unknown[]) => unknown, delay?: number, ...parts: unknown[]) => unknown;

/**
 * Puts timers that are started where `find` gives a queue into that one; all others stay as they are. An interval
 * comes once.
 */
export function divertTimers(find: () => TimerQueue | undefined): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const before = TIMERS[name] as unknown as Start;
    const divert: Start = (callback, delay = 0, ...parts) => {
      const queue = typeof callback === 'function' ? find() : undefined;
      return queue ? queue.add(() => callback(...parts), Number(delay)) : before(callback, delay, ...parts);
    };
    const { length: _length, prototype: _prototype, ...rest } = Object.getOwnPropertyDescriptors(before);
    Object.assign(TIMERS, { [name]: Object.defineProperties(divert, rest) });
  }
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const before = TIMERS[name] as (timer: unknown) => void;
    Object.assign(TIMERS, {
      [name]: (timer: unknown) => {
        find()?.remove(timer);
        before(timer);
      },
    });
  }
}
