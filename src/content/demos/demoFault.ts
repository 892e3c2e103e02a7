import { posix } from 'node:path';
import type { Problem } from '../../model/Problem';

/**
 * Describes what a demo has thrown as a problem of its file.
 * @param what text before the error's message
 */
export function describeError(
  error: unknown,
  file: string,
  code: string,
  what: string,
  hint: string,
): Problem {
  const message = `${what}: ${messageOf(error)}`;
  return { file, line: lineOfError(error, file), column: 1, code, message, hint };
}

/** What a browser has, and a build does not. */
const ABSENT =
  /\b(?:window|document|navigator|location|history|screen|self|localStorage|sessionStorage|indexedDB|matchMedia|requestAnimationFrame|\w+Observer|HTML\w*Element|Element|Image|Audio)\b.* is not |\bfetch failed|ECONNREFUSED|ENOTFOUND|EAI_AGAIN/;

/** Returns the hint for an error that a demo throws while it renders. */
export function hintOfThrow(error: unknown): string {
  return ABSENT.test(messageOf(error))
    ? 'use the window, the clock and the network in effects and event handlers only'
    : 'the first render must not throw; check what the demo reads before there is any input';
}

/** Describes an uncaught error or an unhandled rejection as a problem of its demo. */
export function describeFault(reason: unknown, file: string, kind: 'rejected' | 'thrown'): Problem {
  const what =
    kind === 'rejected'
      ? 'The demo leaves a rejected promise unhandled at build time'
      : 'The demo throws an uncaught error at build time';
  const hint = 'catch what can fail, and start it in effects and event handlers only';
  return describeError(reason, file, 'demo-throws', what, hint);
}

/** What esbuild writes before the first error: the number of errors, and the position of that one. */
const PREAMBLE = /^(?:Build|Transform) failed with \d+ errors?:\n\S+: ERROR: /;

/** Returns the first line of an error's message. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(PREAMBLE, '').split('\n')[0] ?? '';
}

/** Finds the line of an error in a source, from its stack or message; 1 if neither names the file. */
function lineOfError(error: unknown, file: string): number {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  const match = new RegExp(`${posix.basename(file).replaceAll('.', '\\.')}:(\\d+):`).exec(text);
  return Number(match?.[1] ?? 1);
}
