import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileOfPackage } from '../content/packages';
import { CACHE, NEXT } from '../content/workspace';
import { codeHash, forgetBundle, hasAnyBundle, hasBundle, keepBundle, type ExportPlan } from './keptPages';
import { EndedTask, endedProblem, fullDiskProblem } from './report';
import type { Problem } from '../model/Problem';

/** Maximum number of pages that are written and rendered while the bundler holds its memory. */
export const MAX_BESIDE_BUNDLER = 3000;
/** Always rendered, so this route alone makes Next bundle the code. */
const HOME = '/';
/** Makes Next render and export pages from the existing bundle. */
const DRAW_ONLY = ['--experimental-build-mode', 'generate'];

/** A running Next process. */
export interface NextRun {
  /** Fulfilled once it has ended; with an error if it has failed and was not killed by `kill`. */
  readonly ended: Promise<EndedTask | undefined>;
  /** Names the pages to render; Next waits for them once it has bundled the code. */
  readonly draw: (routes: readonly string[]) => void;
  /** Ends the process; discard what it has written. */
  readonly kill: () => void;
}

/**
 * Options of Node for Next: each of its processes ends soon after the one that has started it, however that
 * ended. Another build may follow at once and write the same files.
 */
export const END_WITH_PARENT = [
  '--import',
  // The connection has to keep Next alive: with Node 24 it ended early otherwise, with exit code 0.
  'data:text/javascript,process.once(%22disconnect%22,()=>process.exit(1))',
] as const;

/** Serves the list of pages to Next's processes on this machine, once it is known. */
async function serveRoutes(routes: Promise<readonly string[]>): Promise<Server> {
  const server = createServer((_, response) => {
    void routes.then((list) => response.end(JSON.stringify(list)));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return server;
}

/** Returns the problem for Next if it has failed by itself. */
function failedProblem(code: number | null): Problem {
  const message = `Next has failed with exit code ${code}`;
  const hint = 'its own output is above; it names the page or the module';
  return { file: '.', line: 1, column: 1, code: 'next', message, hint };
}

/**
 * Starts Next, which bundles the code if necessary and then renders and exports the named pages. Next's own
 * output is part of the error if it fails.
 * @param isBundled whether the code is already bundled
 */
async function startNext(isBundled: boolean): Promise<NextRun> {
  let draw: NextRun['draw'] = () => {};
  const server = await serveRoutes(
    new Promise((resolve) => {
      draw = resolve;
    }),
  );
  rmSync(CACHE.staging, { recursive: true, force: true });
  rmSync(NEXT.prerendered, { force: true });
  const program = [fileOfPackage('next', 'dist/bin/next'), 'build', ...(isBundled ? DRAW_ONLY : [])];
  const next = spawn(process.execPath, [...END_WITH_PARENT, ...program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      DOCS_SHELL_PREPARED: '1',
      DOCS_SHELL_STAGING: CACHE.staging,
      DOCS_SHELL_BUILD_ID: codeHash(),
      DOCS_SHELL_ROUTES: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
  };
  next.stdout?.on('data', listen);
  next.stderr?.on('data', listen);
  const ended = new Promise<NodeJS.Signals | number | null>((resolve) => {
    next.once('error', (error) => {
      words += error.message;
      resolve(1);
    });
    next.once('close', (status, signal) => resolve(signal ?? status));
  }).then((end) => {
    process.off('exit', kill);
    server.close().closeAllConnections();
    if (end === 0 || !isWanted) return undefined;
    const full = fullDiskProblem('Next');
    const problem = full ?? (typeof end === 'string' ? endedProblem('Next', end) : failedProblem(end));
    return new EndedTask('Next has failed', problem, !full || process.env.DEBUG ? words.trim() : '');
  });
  return { ended, draw, kill };
}

/** Starts Next early, if there is no bundle yet. Everything that it bundles must exist; pages need not. */
export async function startBundling(): Promise<NextRun | undefined> {
  return hasAnyBundle() ? undefined : startNext(false);
}

/**
 * Makes Next render the pages of a plan into the staging folder, and bundle the code if it has changed. For a
 * large site, a first process bundles and a second one renders, because the bundler frees none of its memory.
 * @param begun a Next process that is already bundling
 * @throws `EndedTask` if Next fails
 */
export async function drawPages({ drawn, list }: ExportPlan, begun: NextRun | undefined): Promise<void> {
  const draw = async (run: NextRun, routes: readonly string[]) => {
    run.draw(routes);
    const failure = await run.ended;
    if (failure) throw failure;
  };
  if (hasBundle(list.key)) return draw(await startNext(true), drawn);
  forgetBundle();
  const isLarge = drawn.length > MAX_BESIDE_BUNDLER;
  await draw(begun ?? (await startNext(false)), isLarge ? [HOME] : drawn);
  keepBundle(list.key);
  if (isLarge) await draw(await startNext(true), drawn);
}
