import { AsyncLocalStorage } from 'node:async_hooks';
import { endInTime, EndlessError } from './endInTime';
import { guardDemo } from './guardDemo';
import { createTimerQueue, divertTimers, type TimerQueue } from './timerQueue';

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
