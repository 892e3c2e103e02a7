import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { reportProblems } from './reportProblems';
import { endedProblem } from './systemProblem';
import { NEXT } from '../src/content/workspace';
import { PROGRESS } from '../src/shell/next/exportFormat';

/** Makes Next render and export pages from the existing bundle. */
const DRAW_ONLY = ['--experimental-build-mode', 'generate'];

/** A running Next process. */
export interface NextRun {
  /** The exit code, once it has ended. */
  readonly code: Promise<number>;
  /** Ends the process; discard what it has rendered. */
  readonly kill: () => void;
}

/**
 * Makes Next bundle the code, and render and export the pages. Shows Next's own output only if it fails or
 * prints a warning.
 * @param isBundled whether the code is already bundled
 * @param onPages called with the number of rendered pages
 */
export function startNext(
  environment: Readonly<Record<string, string>>,
  isBundled: boolean,
  onPages: (done: number, total: number) => void,
): NextRun {
  const options = isBundled ? DRAW_ONLY : [];
  rmSync(NEXT.prerendered, { force: true });
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      DOCS_SHELL_BUILDER: String(process.pid),
      ...environment,
    },
  });
  let isWanted = true;
  const kill = () => {
    isWanted = false;
    next.kill();
  };
  // A build that is stopped stops Next too.
  process.once('exit', kill);
  let words = '';
  const listen = (part: Buffer) => {
    words += part.toString();
    const [, done, total] = PROGRESS.exec(part.toString()) ?? [];
    if (done && total) onPages(Number(done), Number(total));
  };
  next.stdout.on('data', listen);
  next.stderr.on('data', listen);
  const code = new Promise<number>((resolve) => {
    next.once('error', (error) => {
      words += error.message;
      resolve(1);
    });
    next.once('close', (status, signal) => {
      if (signal && isWanted) reportProblems([endedProblem('Next', signal)]);
      resolve(status ?? 1);
    });
  }).then((status) => {
    process.off('exit', kill);
    if (status !== 0 && isWanted) console.error(words.trim());
    return status;
  });
  return { code, kill };
}
