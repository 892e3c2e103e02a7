import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ENDLESS_SIGNAL } from '../src/content/demos/guardDemo';
import type { Problem } from '../src/model/Problem';
import { forkProgram } from './forkProgram';
import { reportProblems } from './reportProblems';
import { endedProblem } from './systemProblem';
import { CACHE } from '../src/content/workspace';

/** The messages of the content step. */
export type PrepareMessage =
  | { readonly step: string; readonly routes?: number | undefined }
  | { readonly routes: number; readonly warnings: number };

/** The result of the content step. */
export interface Prepared {
  /** Number of routes written. */
  readonly routes: number;
  /** Number of warnings printed. */
  readonly warnings: number;
}

/**
 * Renders demos ahead of time if none has been rendered before, because that is most of the work of a first
 * build. Returns a function that ends it and gives the late problems of demos.
 */
function drawAhead(): { readonly end: () => Promise<readonly Problem[]>; readonly kill: () => void } {
  if (existsSync(CACHE.demos)) return { end: async () => [], kill: () => {} };
  const faults: Problem[] = [];
  const child = forkProgram('drawAhead', { stdio: 'ignore' });
  child.on('message', (found: Problem[]) => faults.push(...found));
  const over = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  return {
    end: async () => {
      if (child.connected) child.send('end', () => undefined);
      await over;
      return faults;
    },
    kill: () => child.kill(),
  };
}

/** Returns the exit code of the content step; undefined if a demo was endless, which has been reported. */
function finish(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status, signal) => {
      const isEndless = signal === ENDLESS_SIGNAL;
      if (signal && !isEndless) reportProblems([endedProblem('The content step', signal)]);
      resolve(isEndless ? undefined : (status ?? 1));
    });
  });
}

/**
 * Runs the content step in a child process, so that all its memory is freed afterwards. Returns undefined if
 * a problem, which has been printed, stops the build.
 * @param step called as each longer step begins, with the maximum number of routes that it writes, if known
 */
export async function runPrepare(
  step: (name: string, routes?: number) => void,
): Promise<Prepared | undefined> {
  const ahead = drawAhead();
  const child = forkProgram('prepareChild', { execArgv: ['--expose-gc'] });
  // A build that is stopped stops both child processes.
  const stop = () => {
    child.kill();
    ahead.kill();
  };
  process.once('exit', stop);
  let prepared: Prepared | undefined;
  child.on('message', (message: PrepareMessage) => {
    if ('step' in message) step(message.step, message.routes);
    else prepared = message;
  });
  const code = await finish(child);
  // If the content step hangs, the other process is stuck on the same demo.
  if (code === undefined) ahead.kill();
  const faults = await ahead.end();
  process.off('exit', stop);
  return code === 0 && !reportProblems(faults) ? prepared : undefined;
}
