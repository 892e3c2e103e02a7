import { posix } from 'node:path';

/** First line of what was thrown. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

/** Line of an error in a source, from its stack or message; 1 where neither names the file. */
export function lineOfError(error: unknown, file: string): number {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  const match = new RegExp(`${posix.basename(file).replaceAll('.', '\\.')}:(\\d+):`).exec(text);
  return Number(match?.[1] ?? 1);
}
