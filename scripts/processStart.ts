import { readFileSync } from 'node:fs';

/**
 * Returns when a process began, in system ticks since boot; undefined if the system does not report it.
 * Systems reuse process ids, containers the low ones at once, but the pair of id and start time is unique.
 */
export function processStart(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The program name is in parentheses and may contain anything; the start time is the 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[19] && `${boot}/${fields[19]}`;
  } catch {
    return undefined;
  }
}
