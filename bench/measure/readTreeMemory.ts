import { readdirSync, readFileSync } from 'node:fs';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended in the meantime.
    return '';
  }
}

function listChildren(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/**
 * Returns the proportional set size of a process, which divides shared memory among the processes that share
 * it.
 */
function readShare(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;
}

/**
 * Returns the memory of a process and all its descendants in bytes (proportional set size). Linux only; 0
 * elsewhere.
 */
export function readTreeMemory(pid: number): number {
  return listChildren(pid).reduce((sum, child) => sum + readTreeMemory(child), readShare(pid));
}
