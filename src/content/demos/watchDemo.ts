import { AsyncLocalStorage } from 'node:async_hooks';
import { endInTime, EndlessError } from './endInTime';
import { guardDemo } from './guardDemo';

/** Something that a demo caused and nobody has caught. */
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

/** A timer that starts the next one has no end; a demo that needs as many before it is drawn does not either. */
const MAX_TIMERS = 200;

const watching = new AsyncLocalStorage<Watch>();
const known = new Set<string>();
const late: DemoFault[] = [];
let current: Watch | undefined;
let isListening = false;

/** Whose doing a fault is: of the demo that it goes back to, of the one that its trace names, of the one at hand. */
function findFile(reason: unknown): string | undefined {
  const own = watching.getStore()?.file;
  if (own) return own;
  const { stack = '' } = reason instanceof Error ? reason : {};
  return [...known].find((file) => stack.includes(`/${file}:`)) ?? current?.file;
}

function hear(kind: DemoFault['kind'], reason: unknown): void {
  const file = findFile(reason);
  if (file === undefined) {
    // The fault is the site's own: it ends the process, as if nobody had listened.
    process.off('uncaughtException', hearThrown);
    throw reason;
  }
  const fault = { file, reason, kind };
  if (current?.file === file) current.faults.push(fault);
  else late.push(fault);
}

function hearThrown(reason: unknown): void {
  hear('thrown', reason);
}

function hearRejected(reason: unknown): void {
  hear('rejected', reason);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  process.on('unhandledRejection', hearRejected);
  process.on('uncaughtException', hearThrown);
  divertTimers(() => {
    const watch = watching.getStore();
    return watch?.done ? undefined : watch?.timers;
  });
}

/** Node tells of a rejection when the work at hand is done. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

async function runTimers({ file, timers, faults }: Watch): Promise<void> {
  for (let count = 0; count < MAX_TIMERS; count += 1) {
    await settle();
    try {
      if (!endInTime(timers.runNext)) return;
    } catch (reason) {
      faults.push({ file, reason, kind: 'thrown' });
      // One that has no end says enough: the next one may have none, either.
      if (reason instanceof EndlessError) break;
    }
  }
  timers.clear();
}

/**
 * Runs a task that loads and draws a demo, and then the timers that the demo has started, which would else come while
 * something else is built, or keep the process from its end. Returns what the task gives, with the faults of both that
 * nobody has caught. Faults that come later still are kept for `takeLateFaults`.
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

/** The faults of demos that were drawn before they came to light, each told once. */
export function takeLateFaults(): DemoFault[] {
  return late.splice(0);
}

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
interface TimerQueue {
  readonly add: (callback: () => unknown, delay: number) => NodeJS.Timeout;
  readonly remove: (timer: unknown) => void;
  /** Runs the next one; false where there is none. @throws what it throws */
  readonly runNext: () => boolean;
  readonly clear: () => void;
}

/** An empty queue, whose time begins at 0. */
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
 * Puts timers that are started where `find` gives a queue into that one; all others stay as they are. An interval
 * comes once.
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
