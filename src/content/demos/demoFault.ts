import { existsSync, readFileSync } from 'node:fs';
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

/** What is wrong with the functions that a provider's `createDemoStyles` returns, or with their results. */
export class PlaceFault extends Error {}

/** Describes such a fault as a problem of the provider: the same one for each demo. */
export function describePlaceFault({ message, cause }: PlaceFault, file: string): Problem {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const declared = lines.findIndex((line) => line.includes('createDemoStyles')) + 1 || 1;
  const hint =
    'createDemoStyles returns the functions wrap, list and remove; list runs in Node, once a demo is rendered';
  return { file, line: lineOfError(cause, file, declared), column: 1, code: 'demo-provider', message, hint };
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

/** Finds the line of an error in a source, from its stack or message; another one if neither names the file. */
function lineOfError(error: unknown, file: string, other = 1): number {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  const match = new RegExp(`${posix.basename(file).replaceAll('.', '\\.')}:(\\d+):`).exec(text);
  return Number(match?.[1] ?? other);
}
