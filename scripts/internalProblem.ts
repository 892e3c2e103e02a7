import { messageOf } from '../src/content/demos/demoFault';
import type { Problem } from '../src/model/Problem';
import { withoutPackageLines } from './withoutPackageLines';

/** A place in the site's own code, as a trace names it. */
const PLACE = /\/((?:src|scripts|pages)\/[^\s:'")]+\.[cm]?[jt]sx?):(\d+):(\d+)/;

/** Converts an unexpected error into a problem of the site's own code, at the first place in its trace. */
export function internalProblem(error: unknown): Problem {
  const { stack = '' } = error instanceof Error ? error : {};
  const [, file = '.', line = 1, column = 1] = PLACE.exec(withoutPackageLines(stack)) ?? [];
  return {
    file,
    line: Number(line),
    column: Number(column),
    code: 'site-fault',
    message: messageOf(error).replaceAll(`${process.cwd()}/`, ''),
    hint: "this is an error in the site's own code; check what has changed in data/, or see the trace with DEBUG=1",
  };
}
