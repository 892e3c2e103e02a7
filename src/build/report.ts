import { statfsSync } from 'node:fs';
import { messageOf } from '../content/demos/demoFault';
import { formatProblem, type Problem } from '../model/Problem';
import { familyFolder } from '../content/workspace';

/** What a build prints about failures: problems, and errors as problems. */

/** Lets this process go on if nobody reads its output any more, as in `npm run build | head`. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}

let warnings = 0;

/** Returns the number of warnings that this process has printed. */
export function countWarnings(): number {
  return warnings;
}

/** Returns whether one of the problems must stop the build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ warning }) => !warning);
}

/** Returns each problem once, with its line: warnings, then errors, each ordered by place. */
export function orderProblems(problems: readonly Problem[]): [line: string, problem: Problem][] {
  const ordered = [...problems].sort(
    (a, b) =>
      Number(b.warning ?? false) - Number(a.warning ?? false) ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column,
  );
  // A demo that two pages show has each of its problems twice.
  return [...new Map(ordered.map((problem) => [formatProblem(problem), problem]))];
}

/**
 * Prints every problem once, one per line, errors last; returns whether one of them must stop the build.
 * @param outcome the consequence, for the message
 */
export function reportProblems(problems: readonly Problem[], outcome = 'nothing was built'): boolean {
  const reported = orderProblems(problems);
  for (const [line] of reported) console.error(line);
  const errors = reported.filter(([, { warning }]) => !warning).length;
  warnings += reported.length - errors;
  if (errors > 0) console.error(`${errors} ${errors === 1 ? 'problem' : 'problems'}; ${outcome}.`);
  return errors > 0;
}

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
  EEXIST: 'a file stands where the build needs a folder; move it away',
  ENOTDIR: 'a file stands where the build needs a folder; move it away',
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
  const file = path.startsWith(familyFolder()) ? path.slice(familyFolder().length + 1) || '.' : path;
  return { file, line: 1, column: 1, code: 'system', message: `The system can't ${syscall}: ${code}`, hint };
}

/** With less free space than this, a failed program is reported as a full disk: it may have removed files since. */
const FULL_BYTES = 100e6;

function readFreeBytes(): number {
  const { bavail, bsize } = statfsSync('.');
  return bavail * bsize;
}

/** Returns the problem for a part of the build that failed if the disk is full, undefined otherwise. */
export function fullDiskProblem(part: string, freeBytes: number = readFreeBytes()): Problem | undefined {
  if (freeBytes >= FULL_BYTES) return undefined;
  const message = `${part} failed: the disk has ${(freeBytes / 1e6).toFixed(1)} MB left`;
  return {
    file: '.',
    line: 1,
    column: 1,
    code: 'system',
    message,
    hint: `${HINTS.ENOSPC}, or see its output with DEBUG=1`,
  };
}

/** Returns the problem for a part of the build that was ended from outside. */
export function endedProblem(part: string, signal: NodeJS.Signals): Problem {
  const message = `${part} was ended from outside by ${signal}`;
  const hint = 'if you did not end it, the system is out of memory: give the build 2 GB';
  return { file: '.', line: 1, column: 1, code: 'system', message, hint };
}

/** Returns a trace without the lines that are in packages. */
function withoutPackageLines(trace: string): string {
  return trace.replace(/^.*\/node_modules\/.*$/gm, '');
}

/** A place in the family's files, as a trace or a message of the module loader names it. */
const FAMILY_PLACE = /(?:^|[\s/])(data\/[^\s:'")]+\.(?:[jt]sx?|json))(?::(\d+):(\d+))?/;

/**
 * Returns the problem for an error in the family's own modules or their loading; undefined for an error in
 * the site's code.
 */
export function loadProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, file, line, column] =
    FAMILY_PLACE.exec(withoutPackageLines(`${error.stack ?? ''}\n${error.message}`)) ?? [];
  if (file === undefined) return undefined;
  return {
    file,
    line: Number(line ?? 1),
    column: Number(column ?? 1),
    code: 'data-fault',
    message: messageOf(error).replaceAll(`${familyFolder()}/`, ''),
    hint: 'fix the file, or remove it from data/products/index.ts',
  };
}

/** A place in the site's own code, as a trace names it. */
const SITE_PLACE = /\/((?:src|scripts|pages)\/[^\s:'")]+\.[cm]?[jt]sx?):(\d+):(\d+)/;

/** Converts an unexpected error into a problem of the site's own code, at the first place in its trace. */
export function internalProblem(error: unknown): Problem {
  const { stack = '' } = error instanceof Error ? error : {};
  const [, file = '.', line = 1, column = 1] = SITE_PLACE.exec(withoutPackageLines(stack)) ?? [];
  return {
    file,
    line: Number(line),
    column: Number(column),
    code: 'site-fault',
    message: messageOf(error).replaceAll(`${familyFolder()}/`, ''),
    hint: "this is an error in the site's own code; check what has changed in data/, or see the trace with DEBUG=1",
  };
}

/** Ends a step whose process was ended. */
export class EndedTask extends Error {
  /**
   * @param output of the process, to be printed before the problem
   */
  constructor(
    reason: string,
    readonly problem: Problem,
    readonly output = '',
  ) {
    super(reason);
  }
}

/**
 * Returns the problems for an error that ended a step: a system error, an error in the family's modules, or an
 * error in the site's own code. Prints the trace if `DEBUG` is set.
 */
export function faultProblems(error: unknown): Problem[] {
  if (error instanceof EndedTask) {
    if (error.output) console.error(error.output);
    return [error.problem];
  }
  if (process.env.DEBUG) console.error(error);
  return [systemProblem(error) ?? loadProblem(error) ?? internalProblem(error)];
}

/** Reports an error that ended a step, see `faultProblems`. */
export function reportFault(error: unknown): void {
  reportProblems(faultProblems(error));
}
