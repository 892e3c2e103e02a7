import type { Problem } from '../src/model/Problem';

/** What the system says when a file can't be read or written, and what helps. */
const HINTS: Readonly<Record<string, string>> = {
  ENOSPC: 'make room on the disk',
  EDQUOT: 'make room on the disk',
  EROFS: 'the disk can only be read; build where files can be written',
  EACCES: 'allow writing there',
  EPERM: 'allow writing there',
  EMFILE: 'allow more open files: ulimit -n 4096',
  ENFILE: 'allow more open files',
  EIO: 'look after the disk',
  EBUSY: 'it is a mount, or in use: let out/ be a folder of the project, and mount or copy it from there',
  EXDEV: 'keep .cache, .next and out on one disk: files are moved between them, not copied',
};

/** A fault of the system as a problem; undefined for any other error, which is a mistake of the site's own code. */
export function systemProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path = '.', syscall = 'work' } = error as NodeJS.ErrnoException;
  const hint = HINTS[code];
  if (hint === undefined) return undefined;
  const file = path.startsWith(process.cwd()) ? path.slice(process.cwd().length + 1) || '.' : path;
  return { file, line: 1, column: 1, code: 'system', message: `The system can't ${syscall}: ${code}`, hint };
}

/** A part of the build that was ended from outside, as a problem. */
export function endedProblem(part: string, signal: NodeJS.Signals): Problem {
  const message = `${part} was ended from outside by ${signal}`;
  const hint = 'where nobody did that, the memory has run out: give the build 2 GB';
  return { file: '.', line: 1, column: 1, code: 'system', message, hint };
}
