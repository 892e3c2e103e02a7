import { format } from 'node:util';

/** Runs a task and returns what it gives, with the errors and warnings that it wrote to the console meanwhile. */
export function listenToConsole<T>(task: () => T): { result: T; said: readonly string[] } {
  const said: string[] = [];
  const { error, warn } = console;
  const listen = (...parts: unknown[]) => {
    said.push(format(...parts).split('\n')[0] ?? '');
  };
  Object.assign(console, { error: listen, warn: listen });
  try {
    return { result: task(), said };
  } finally {
    Object.assign(console, { error, warn });
  }
}
