import { posix } from 'node:path';
import type { Problem } from '../../model/Problem';
import { EndlessError } from './endInTime';
import type { DemoFault } from './watchDemo';

/**
 * What code of a demo has thrown, as a problem of its file; one of its own where it had to be ended.
 * @param code of any other problem
 * @param what before its message
 * @param hint for any other problem
 */
export function describeError(
  error: unknown,
  file: string,
  code: string,
  what: string,
  hint: string,
): Problem {
  const place = { file, line: lineOfError(error, file), column: 1 };
  const message = `${what}: ${messageOf(error)}`;
  return error instanceof EndlessError
    ? {
        ...place,
        code: 'demo-endless',
        message,
        hint: 'let its loops end; no component may draw itself for ever',
      }
    : { ...place, code, message, hint };
}

/** A fault that nobody has caught, as a problem of its demo. */
export function describeFault({ file, reason, kind }: DemoFault): Problem {
  const what =
    kind === 'rejected'
      ? 'The demo leaves a promise rejected at build'
      : 'The demo throws at build, and nobody catches it';
  const hint = 'catch what can fail, and begin it in effects and handlers only';
  return describeError(reason, file, 'demo-throws', what, hint);
}

/** What a transpiler puts before the fault that it has found: how many there are, and then its place. */
const PREAMBLE = /^(?:Build|Transform) failed with \d+ errors?:\n\S+: ERROR: /;

/** First line of what was thrown. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(PREAMBLE, '').split('\n')[0] ?? '';
}

/** Line of an error in a source, from its stack or message; 1 where neither names the file. */
function lineOfError(error: unknown, file: string): number {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  const match = new RegExp(`${posix.basename(file).replaceAll('.', '\\.')}:(\\d+):`).exec(text);
  return Number(match?.[1] ?? 1);
}
