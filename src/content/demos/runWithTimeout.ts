import { createContext, runInContext } from 'node:vm';
import { watchGlobals } from './globalChanges';

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

/** The error that `runWithTimeout` throws if a task has changed what other demos and the build use. */
class GlobalChangeError extends Error {
  constructor(changed: readonly string[]) {
    super(`it changes ${changed.slice(0, 3).join(', ')} for the whole page`);
  }
}

/** Code of Node's error for a script that it stopped at the time limit. */
const TIMEOUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
const room: { task: () => unknown } = { task: () => undefined };
createContext(room);

/**
 * Runs a synchronous task and returns its result. A script calls the task, so that Node can stop a task that
 * never ends. Node then skips the `finally` blocks of the task; cleanup must be outside of it. Changes of global
 * and built-in objects are undone.
 * @param limitMs milliseconds that the task may take
 * @throws EndlessError if the task takes longer; GlobalChangeError if it has changed something global; otherwise
 *   whatever the task throws
 */
export function runWithTimeout<T>(task: () => T, limitMs = DEMO_MAX_MS): T {
  room.task = task;
  const undoChanges = watchGlobals();
  let outcome: { readonly result: T } | { readonly error: unknown };
  try {
    outcome = { result: runInContext('task()', room, { timeout: limitMs, displayErrors: false }) as T };
  } catch (error) {
    outcome = { error };
  }
  const changed = undoChanges();
  if ('error' in outcome && (outcome.error as { code?: unknown } | undefined)?.code === TIMEOUT)
    throw new EndlessError(limitMs);
  // The change may be the cause of an error.
  if (changed.length > 0) throw new GlobalChangeError(changed);
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}
