import { AsyncLocalStorage } from 'node:async_hooks';
import { runWithTimeout, EndlessError } from './runWithTimeout';
import { guardDemo } from './guardDemo';

/** An uncaught error or unhandled rejection that a demo caused. */
export interface DemoFault {
  readonly file: string;
  readonly reason: unknown;
  readonly kind: 'rejected' | 'thrown';
}

interface Watch {
  readonly file: string;
  readonly timers: TimerQueue;
  readonly faults: DemoFault[];
  done: boolean;
}

/**
 * Maximum number of timers to run for a demo, because timers that keep starting the next one have no end. A
 * demo that needs this many before it is rendered has no end, either.
 */
const MAX_TIMERS = 200;

const watching = new AsyncLocalStorage<Watch>();
const known = new Set<string>();
const late: DemoFault[] = [];
let current: Watch | undefined;
let isListening = false;

/**
 * Finds the demo that caused a fault: the demo of the current async context, else the one that the stack
 * trace names, else the one at work.
 */
function findFile(reason: unknown): string | undefined {
  const own = watching.getStore()?.file;
  if (own) return own;
  const { stack = '' } = reason instanceof Error ? reason : {};
  return [...known].find((file) => stack.includes(`/${file}:`)) ?? current?.file;
}

function recordFault(kind: DemoFault['kind'], reason: unknown): void {
  const file = findFile(reason);
  if (file === undefined) {
    // The fault is in the site's own code. It ends the process, as it would without this listener.
    process.off('uncaughtException', recordThrown);
    throw reason;
  }
  const fault = { file, reason, kind };
  if (current?.file === file) current.faults.push(fault);
  else late.push(fault);
}

function recordThrown(reason: unknown): void {
  recordFault('thrown', reason);
}

function recordRejected(reason: unknown): void {
  recordFault('rejected', reason);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  process.on('unhandledRejection', recordRejected);
  process.on('uncaughtException', recordThrown);
  divertTimers(() => {
    const watch = watching.getStore();
    return watch?.done ? undefined : watch?.timers;
  });
}

/** Waits for Node to report unhandled rejections, which it does when the current work is done. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

async function runTimers({ file, timers, faults }: Watch): Promise<void> {
  for (let count = 0; count < MAX_TIMERS; count += 1) {
    await settle();
    try {
      if (!runWithTimeout(timers.runNext)) return;
    } catch (reason) {
      faults.push({ file, reason, kind: 'thrown' });
      // Stop after an endless timer: the next one may be endless, too.
      if (reason instanceof EndlessError) break;
    }
  }
  timers.clear();
}

/**
 * Runs a task that loads and renders a demo, and then the timers that the demo has started. These would
 * otherwise fire while something else is built, or keep the process from ending. Returns the result of the
 * task, with the uncaught faults of both. Faults that occur later are kept for `takeLateFaults`.
 */
export async function watchDemo<T>(
  file: string,
  task: () => Promise<T>,
): Promise<{ result: T; faults: readonly DemoFault[] }> {
  listen();
  known.add(file);
  const watch: Watch = { file, timers: createTimerQueue(), faults: [], done: false };
  current = watch;
  const release = guardDemo(file);
  try {
    return await watching.run(watch, async () => {
      const result = await task();
      await runTimers(watch);
      return { result, faults: watch.faults };
    });
  } finally {
    release();
    watch.done = true;
    current = undefined;
  }
}

/** Returns the faults that occurred after their demos were rendered, each only once. */
export function takeLateFaults(): DemoFault[] {
  return late.splice(0);
}

interface Waiting {
  readonly callback: () => unknown;
  readonly due: number;
}

/** The object whose timer functions are replaced. */
const TIMERS = globalThis;
const { setTimeout: start, clearTimeout: end } = globalThis;
/**
 * Delay of the real timer that is created for each queued one, in milliseconds, the longest that Node allows;
 * it never fires. Code may use any property of a timer, so `setTimeout` must return a real one.
 * @see https://nodejs.org/api/timers.html#settimeoutcallback-delay-args
 */
const NEVER_MS = 2 ** 31 - 1;

/** A queue that runs timers in the order of their due times, without waiting. */
interface TimerQueue {
  readonly add: (callback: () => unknown, delay: number) => NodeJS.Timeout;
  readonly remove: (timer: unknown) => void;
  /** Runs the next timer; returns false if there is none. @throws what the timer throws */
  readonly runNext: () => boolean;
  readonly clear: () => void;
}

/** Creates an empty queue whose clock starts at 0. */
function createTimerQueue(): TimerQueue {
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
 * Replaces the global timer functions. If `find` returns a queue, a new timer goes into that queue; all other
 * timers work as before. An interval runs once.
 */
function divertTimers(find: () => TimerQueue | undefined): void {
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
