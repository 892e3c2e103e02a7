import type { Problem } from '../src/model/Problem';

/** Hints by system error code, for files that can't be read or written. */
const HINTS: Readonly<Record<string, string>> = {
  ENOSPC: 'free some disk space',
  EDQUOT: 'free some disk space',
  EROFS: 'the disk is read-only; build on a writable disk',
  EACCES: 'allow writing there',
  EPERM: 'allow writing there',
  EMFILE: 'allow more open files: ulimit -n 4096',
  ENFILE: 'allow more open files',
  EIO: 'check the disk for errors',
  EBUSY: 'out/ is a mount or in use; make it a folder of the project, and mount or copy it from there',
  EXDEV: 'keep .cache, .next and out on one disk: files are moved between them, not copied',
};

/**
 * Converts a system error into a problem; returns undefined for any other error, which is an error in the
 * site's own code.
 */
export function systemProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path = '.', syscall = 'work' } = error as NodeJS.ErrnoException;
  const hint = HINTS[code];
  if (hint === undefined) return undefined;
  const file = path.startsWith(process.cwd()) ? path.slice(process.cwd().length + 1) || '.' : path;
  return { file, line: 1, column: 1, code: 'system', message: `The system can't ${syscall}: ${code}`, hint };
}

/** Returns the problem for a part of the build that was ended from outside. */
export function endedProblem(part: string, signal: NodeJS.Signals): Problem {
  const message = `${part} was ended from outside by ${signal}`;
  const hint = 'if you did not end it, the system is out of memory: give the build 2 GB';
  return { file: '.', line: 1, column: 1, code: 'system', message, hint };
}
