import { messageOf } from '../src/content/demos/demoFault';
import type { Problem } from '../src/model/Problem';
import { withoutPackageLines } from './withoutPackageLines';

/** A place in the family's files, as a trace or a message of the module loader names it. */
const PLACE = /(?:^|[\s/])(data\/[^\s:'")]+\.(?:[jt]sx?|json))(?::(\d+):(\d+))?/;

/**
 * Returns the problem for an error in the family's own modules or their loading; undefined for an error in
 * the site's code.
 */
export function loadProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, file, line, column] =
    PLACE.exec(withoutPackageLines(`${error.stack ?? ''}\n${error.message}`)) ?? [];
  if (file === undefined) return undefined;
  return {
    file,
    line: Number(line ?? 1),
    column: Number(column ?? 1),
    code: 'data-fault',
    message: messageOf(error).replaceAll(`${process.cwd()}/`, ''),
    hint: 'fix the file, or remove it from data/products/index.ts',
  };
}
