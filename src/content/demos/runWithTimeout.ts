import { createContext, runInContext } from 'node:vm';

/**
 * Time limit for loading or rendering a demo. Most demos need some milliseconds; the first one of a large
 * library needs a second.
 */
export const DEMO_MAX_MS = 20_000;

/** The error that `runWithTimeout` throws if a task does not finish in time. */
export class EndlessError extends Error {
  constructor(limitMs: number) {
    super(`it did not finish within ${limitMs / 1000} s`);
  }
}

/** Code of Node's error for a script that it stopped at the time limit. */
const TIMEOUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
const room: { task: () => unknown } = { task: () => undefined };
createContext(room);

/**
 * Runs a synchronous task and returns its result. A script calls the task, so that Node can stop a task that
 * never ends. Node then skips the `finally` blocks of the task; cleanup must be outside of it.
 * @param limitMs milliseconds that the task may take
 * @throws EndlessError if the task takes longer; otherwise whatever the task throws
 */
export function runWithTimeout<T>(task: () => T, limitMs = DEMO_MAX_MS): T {
  room.task = task;
  try {
    return runInContext('task()', room, { timeout: limitMs, displayErrors: false }) as T;
  } catch (error) {
    throw (error as { code?: unknown } | undefined)?.code === TIMEOUT ? new EndlessError(limitMs) : error;
  }
}
