import { type ChildProcess, spawn } from 'node:child_process';
import type { DevAnswer, DevRequest } from '../build/DevRequest';
import { shellFile } from '../content/shellFiles';

/** A process that prepares the site, and has loaded the family as it was when it began. */
export interface Preparer {
  /** Resolves with the answer; empty if the process ends without one. */
  readonly ask: (request: DevRequest) => Promise<Omit<DevAnswer, 'id'>>;
  readonly isRunning: () => boolean;
  readonly end: () => void;
}

/** Starts a process that prepares the site. */
export function startPreparer(): Preparer {
  // Without a program between the two, so that it ends with this process.
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, shellFile('commands/prepare.ts')],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const waiting = new Map<number, (answer: Omit<DevAnswer, 'id'>) => void>();
  let id = 0;
  child.on('message', ({ id: of, ...answer }: DevAnswer) => {
    waiting.get(of)?.(answer);
    waiting.delete(of);
  });
  child.on('close', () => {
    for (const resolve of waiting.values()) resolve({});
    waiting.clear();
  });
  return {
    ask: (request) =>
      new Promise((resolve) => {
        if (!child.connected) return resolve({});
        id += 1;
        waiting.set(id, resolve);
        child.send({ id, request });
        return undefined;
      }),
    isRunning: () => child.connected,
    end: () => child.kill(),
  };
}
