import { createContext, runInContext } from 'node:vm';

/** Longer no demo takes to be loaded, or drawn: most need some milliseconds, the first of a large library a second. */
export const DEMO_MAX_MS = 20_000;

/** What `endInTime` throws for a task without end. */
export class EndlessError extends Error {
  constructor(limitMs: number) {
    super(`it has not come to its end in ${limitMs / 1000} s`);
  }
}

/** How Node tells that it has ended a script. */
const TIMEOUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
const room: { task: () => unknown } = { task: () => undefined };
createContext(room);

/**
 * Runs a synchronous task and returns what it gives. Node can end it where it never comes to an end by itself, since
 * it is called by a script; its `finally` blocks are left out then, so that what has to be put back belongs around it.
 * @param limitMs milliseconds that the task may take
 * @throws EndlessError where it takes longer, or what the task throws
 */
export function endInTime<T>(task: () => T, limitMs = DEMO_MAX_MS): T {
  room.task = task;
  try {
    return runInContext('task()', room, { timeout: limitMs, displayErrors: false }) as T;
  } catch (error) {
    throw (error as { code?: unknown } | undefined)?.code === TIMEOUT ? new EndlessError(limitMs) : error;
  }
}
