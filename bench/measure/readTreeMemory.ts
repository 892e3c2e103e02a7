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
 * Resident memory of a process and all that it has started, in bytes. Pages that several of them share are counted for
 * each, so that the sum is rather too high. Linux only; 0 elsewhere.
 */
export function readTreeMemory(pid: number): number {
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
  return listChildren(pid).reduce((sum, child) => sum + readTreeMemory(child), own);
}
