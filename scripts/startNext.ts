import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { reportProblems } from './reportProblems';
import { endedProblem } from './systemProblem';

/** What Next says of the pages that it has drawn. */
const DRAWN = /static pages.*\((\d+)\/(\d+)\)/;

/** Next's list of the pages that it has drawn. While it draws others it would read the one of the run before, and export those. */
const DRAWN_BEFORE = '.next/prerender-manifest.json';
/** Next draws and exports pages from the bundle that is there. */
const DRAW_ONLY = ['--experimental-build-mode', 'generate'];

/** Next at work. */
export interface NextRun {
  /** Its exit code, once it has ended. */
  readonly code: Promise<number>;
  /** Ends it; what it has drawn is of no use then. */
  readonly kill: () => void;
}

/**
 * Lets Next bundle the code, and draw and export the pages. Its own words are shown only when it fails, or says that
 * something is wrong.
 * @param isBundled whether the code is bundled already
 * @param onPages told how many pages are drawn
 */
export function startNext(
  environment: Readonly<Record<string, string>>,
  isBundled: boolean,
  onPages: (done: number, total: number) => void,
): NextRun {
  const options = isBundled ? DRAW_ONLY : [];
  rmSync(DRAWN_BEFORE, { force: true });
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
  // A build that is stopped takes Next with it.
  process.once('exit', kill);
  let words = '';
  const listen = (part: Buffer) => {
    words += part.toString();
    const [, done, total] = DRAWN.exec(part.toString()) ?? [];
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
