import { readFileSync } from 'node:fs';

/**
 * When a process began, in the system's ticks since its boot; undefined where the system does not tell. Numbers of
 * processes come back, in containers the low ones at once; a number and its beginning do not.
 */
export function processStart(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name of the program stands in brackets and may hold anything; the beginning is the 20th field behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[19] && `${boot}/${fields[19]}`;
  } catch {
    return undefined;
  }
}
