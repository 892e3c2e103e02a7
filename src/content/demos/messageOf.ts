import { posix } from 'node:path';

/** What a transpiler puts before the fault that it has found: how many there are, and then its place. */
const PREAMBLE = /^(?:Build|Transform) failed with \d+ errors?:\n\S+: ERROR: /;

/** First line of what was thrown. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(PREAMBLE, '').split('\n')[0] ?? '';
}

/** Line of an error in a source, from its stack or message; 1 where neither names the file. */
export function lineOfError(error: unknown, file: string): number {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  const match = new RegExp(`${posix.basename(file).replaceAll('.', '\\.')}:(\\d+):`).exec(text);
  return Number(match?.[1] ?? 1);
}
