import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isRunning } from './isRunning.cjs';
import { processStart } from './processStart';
import { CACHE } from '../src/content/workspace';

interface Holder {
  readonly pid: number;
  /** Start time of the process, if the system reports one. */
  readonly start: string | undefined;
}

function readHolder(): Holder | undefined {
  try {
    const [number, start] = readFileSync(CACHE.lock, 'utf8').trim().split(' ');
    const pid = Number(number);
    return Number.isInteger(pid) && pid > 0 ? { pid, start } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the process that took the lock still runs. Compares start times because the system reuses process
 * ids.
 */
function isHeld({ pid, start }: Holder): boolean {
  const now = processStart(pid);
  return pid !== process.pid && isRunning(pid) && (now === undefined || now === start);
}

/** Returns the message for a build that is refused because another one is running. */
export function describeHolder(pid: number): string {
  return `Another build is running (process ${pid}). Wait for it or stop it. It holds ${CACHE.lock}.`;
}

/**
 * Locks the folders that a build writes, so that a second build can't write them. Returns the function that
 * releases the lock, or the id of the process that holds it. Takes over the lock of a process that was
 * killed.
 */
export function takeBuildLock(): (() => void) | number {
  mkdirSync(CACHE.folder, { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const words = [String(process.pid), processStart(process.pid) ?? []].flat();
      writeFileSync(CACHE.lock, words.join(' '), { flag: 'wx' });
      return () => {
        if (readHolder()?.pid === process.pid) rmSync(CACHE.lock, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder();
      if (holder && isHeld(holder)) return holder.pid;
      rmSync(CACHE.lock, { force: true });
    }
  }
  return readHolder()?.pid ?? 0;
}
