import { type ChildProcess, spawn } from 'node:child_process';
import type { DevAnswer, DevRequest, DevResult } from '../build/DevRequest';
import { shellFile } from '../content/shellFiles';

/** A process that knows the site, and has loaded the family as it was when it began. */
export interface Preparer {
  /** Resolves with what has become of the request; undefined if the process ends before. */
  readonly ask: (request: DevRequest) => Promise<DevResult | undefined>;
  /** Ends the process; resolves when it has ended. */
  readonly end: () => Promise<void>;
}

/** Starts a process that knows the site. */
export function startPreparer(): Preparer {
  // Without a program between the two, so that it ends with this process, and with a group of its own.
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, shellFile('commands/prepare.ts')],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true },
  );
  const waiting = new Map<number, (result: DevResult | undefined) => void>();
  let id = 0;
  child.on('message', ({ id: of, ...result }: DevAnswer) => {
    waiting.get(of)?.(result);
    waiting.delete(of);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      for (const answer of waiting.values()) answer(undefined);
      waiting.clear();
      resolve();
    });
  });
  return {
    ask: (request) =>
      new Promise((resolve) => {
        if (!child.connected) {
          resolve(undefined);
          return;
        }
        id += 1;
        waiting.set(id, resolve);
        child.send({ id, request });
      }),
    end: () => {
      // With its bundler, which would print a trace if it lost its process.
      if (child.pid !== undefined && child.connected) process.kill(-child.pid, 'SIGKILL');
      return ended;
    },
  };
}
