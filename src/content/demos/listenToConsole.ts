import { format } from 'node:util';

/**
 * Runs a task and returns what it gives, with the errors and warnings that it wrote to the console meanwhile, of each
 * the first line that says something: some are framed by lines of stars.
 */
export function listenToConsole<T>(task: () => T): { result: T; said: readonly string[] } {
  const said: string[] = [];
  const { error, warn } = console;
  const listen = (...parts: unknown[]) => {
    const lines = format(...parts).split('\n');
    said.push(lines.find((line) => /\w/.test(line)) ?? '');
  };
  Object.assign(console, { error: listen, warn: listen });
  try {
    return { result: task(), said };
  } finally {
    Object.assign(console, { error, warn });
  }
}
