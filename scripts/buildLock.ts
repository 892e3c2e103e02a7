import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isRunning } from './isRunning.cjs';
import { processStart } from './processStart';

const FILE = '.cache/build.lock';

interface Holder {
  readonly pid: number;
  /** When it began, where the system tells. */
  readonly start: string | undefined;
}

function readHolder(): Holder | undefined {
  try {
    const [number, start] = readFileSync(FILE, 'utf8').trim().split(' ');
    const pid = Number(number);
    return Number.isInteger(pid) && pid > 0 ? { pid, start } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process that took the lock still runs, and not another one that has got its number. */
function isHeld({ pid, start }: Holder): boolean {
  const now = processStart(pid);
  return pid !== process.pid && isRunning(pid) && (now === undefined || now === start);
}

/** What to tell whoever has to wait for a build. */
export function describeHolder(pid: number): string {
  return `Another build is running (process ${pid}); wait for it, or stop it. It holds ${FILE}.`;
}

/**
 * Keeps a second build out of the folders that the first one writes. Returns what gives the lock back, or the number
 * of the process that holds it. A lock whose process was killed is taken over.
 */
export function takeBuildLock(): (() => void) | number {
  mkdirSync('.cache', { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const words = [String(process.pid), processStart(process.pid) ?? []].flat();
      writeFileSync(FILE, words.join(' '), { flag: 'wx' });
      return () => {
        if (readHolder()?.pid === process.pid) rmSync(FILE, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder();
      if (holder && isHeld(holder)) return holder.pid;
      rmSync(FILE, { force: true });
    }
  }
  return readHolder()?.pid ?? 0;
}
