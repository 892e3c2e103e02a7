import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** What Next says of the pages that it has drawn. */
const DRAWN = /static pages.*\((\d+)\/(\d+)\)/;

/** Next's list of the pages that it has drawn. While it draws others it would read the one of the run before, and export those. */
const DRAWN_BEFORE = '.next/prerender-manifest.json';
/** Next draws and exports pages from the bundle that is there. */
const DRAW_ONLY = ['--experimental-build-mode', 'generate'];

/**
 * Lets Next draw and export the pages. Its own words are shown only when it fails, or says that something is wrong.
 * @param isBundled whether the code is bundled already
 * @param onPages told how many pages are drawn
 * @returns its exit code
 */
export async function runNext(
  environment: Readonly<Record<string, string>>,
  isBundled: boolean,
  onPages: (done: number, total: number) => void,
): Promise<number> {
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
  // A build that is stopped takes Next with it.
  const stop = () => next.kill();
  process.once('exit', stop);
  let words = '';
  const listen = (part: Buffer) => {
    words += part.toString();
    const [, done, total] = DRAWN.exec(part.toString()) ?? [];
    if (done && total) onPages(Number(done), Number(total));
  };
  next.stdout.on('data', listen);
  next.stderr.on('data', listen);
  const code = await new Promise<number>((resolve) => {
    next.once('error', (error) => {
      words += error.message;
      resolve(1);
    });
    next.once('close', (status) => resolve(status ?? 1));
  });
  process.off('exit', stop);
  if (code !== 0) console.error(words.trim());
  return code;
}
