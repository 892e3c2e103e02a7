import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives memory that is no longer used back to the system, before another process needs it: what a step has left behind
 * is otherwise kept until this process itself runs short.
 */
export async function releaseMemory(): Promise<void> {
  // What was awaited is held until the task is over.
  await setImmediate();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
