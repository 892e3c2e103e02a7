import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the content step tells while it runs, and at its end. */
export type PrepareMessage =
  { readonly step: string } | { readonly routes: number; readonly warnings: number };

/** What the content step has left. */
export interface Prepared {
  /** Number of routes written. */
  readonly routes: number;
  /** Number of warnings that it has printed. */
  readonly warnings: number;
}

const DEMO_CACHE = '.cache/demos';

/** Draws demos ahead where none has been drawn before: that is most of the work of a first build. */
function drawAhead(): ChildProcess | undefined {
  if (existsSync(DEMO_CACHE)) return undefined;
  return fork('scripts/drawAhead.ts', { stdio: 'ignore' }).on('error', () => undefined);
}

/**
 * Does the content step in a process of its own, so that all its memory is free again when Next begins; undefined
 * where a problem, which it has printed, stops the build.
 * @param step told of every longer step as it begins
 */
export async function runPrepare(step: (name: string) => void): Promise<Prepared | undefined> {
  const helper = drawAhead();
  const child = fork('scripts/prepareChild.ts');
  // A build that is stopped takes both with it.
  const stop = () => {
    child.kill();
    helper?.kill();
  };
  process.once('exit', stop);
  let prepared: Prepared | undefined;
  child.on('message', (message: PrepareMessage) => {
    if ('step' in message) step(message.step);
    else prepared = message;
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  process.off('exit', stop);
  helper?.kill();
  return code === 0 ? prepared : undefined;
}
