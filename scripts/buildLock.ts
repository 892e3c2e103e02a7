import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isRunning } from './isRunning.cjs';

const FILE = '.cache/build.lock';

function readHolder(): number | undefined {
  try {
    const pid = Number(readFileSync(FILE, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a second build out of the folders that the first one writes. Returns what gives the lock back, or the number
 * of the process that holds it. A lock whose process was killed is taken over.
 */
export function takeBuildLock(): (() => void) | number {
  mkdirSync('.cache', { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(FILE, String(process.pid), { flag: 'wx' });
      return () => {
        if (readHolder() === process.pid) rmSync(FILE, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder();
      if (holder !== undefined && holder !== process.pid && isRunning(holder)) return holder;
      rmSync(FILE, { force: true });
    }
  }
  return readHolder() ?? 0;
}
