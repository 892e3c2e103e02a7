import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ENDLESS_SIGNAL } from '../src/content/demos/guardDemo';
import type { Problem } from '../src/model/Problem';
import { forkProgram } from './forkProgram';
import { reportProblems } from './reportProblems';
import { endedProblem } from './systemProblem';

/** What the content step tells while it runs, and at its end. */
export type PrepareMessage =
  | { readonly step: string; readonly routes?: number | undefined }
  | { readonly routes: number; readonly warnings: number };

/** What the content step has left. */
export interface Prepared {
  /** Number of routes written. */
  readonly routes: number;
  /** Number of warnings that it has printed. */
  readonly warnings: number;
}

const DEMO_CACHE = '.cache/demos';

/**
 * Draws demos ahead where none has been drawn before: that is most of the work of a first build. Returns what ends it,
 * and gives what demos have caused behind their drawing.
 */
function drawAhead(): { readonly end: () => Promise<readonly Problem[]>; readonly kill: () => void } {
  if (existsSync(DEMO_CACHE)) return { end: async () => [], kill: () => {} };
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

/** The exit code of the content step; undefined where a demo had no end, which has been told. */
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
 * Does the content step in a process of its own, so that all its memory is free again behind it; undefined
 * where a problem, which is printed, stops the build.
 * @param step told of every longer step as it begins, and of how many routes it writes at the most, where that is known
 */
export async function runPrepare(
  step: (name: string, routes?: number) => void,
): Promise<Prepared | undefined> {
  const ahead = drawAhead();
  const child = forkProgram('prepareChild', { execArgv: ['--expose-gc'] });
  // A build that is stopped takes both with it.
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
  // What keeps one keeps the other, too.
  if (code === undefined) ahead.kill();
  const faults = await ahead.end();
  process.off('exit', stop);
  return code === 0 && !reportProblems(faults) ? prepared : undefined;
}
