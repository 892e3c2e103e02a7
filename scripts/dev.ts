/**
 * `npm run dev`: Next's development server, which follows code by itself, and a watcher for what it does not know:
 * Markdown, navigation, texts. An edited page is written anew within this process; any other change under `data/`
 * prepares the site in a process of its own, since modules that were loaded stay loaded. Open pages fetch their data
 * again when `changed.json` tells of a change.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, watch, writeFileSync } from 'node:fs';
import { checkSources } from './checkSources';
import { findPort } from './findPort';
import { reportProblems } from './reportProblems';
import { tellFault } from './tellFault';

const TSX = 'node_modules/tsx/dist/cli.mjs';
/** Several files saved at once are one change. */
const SETTLE_MS = 50;

function tellPages(): void {
  writeFileSync('public/_docs/changed.json', JSON.stringify({ at: Date.now() }));
}

async function refresh(files: readonly string[]): Promise<void> {
  const { prepareSite } = await import('./prepareSite');
  const isText = files.every((file) => file.endsWith('.md') && existsSync(file));
  const done = isText
    ? (await prepareSite(new Set(files))) !== undefined
    : spawnSync(process.execPath, [TSX, 'scripts/prepare.ts'], { stdio: 'inherit' }).status === 0;
  if (done) tellPages();
}

/** Follows `data/`; changes that come while one is worked on are the next one. */
function watchData(): void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  watch('data', { recursive: true }, (_event, name) => {
    if (name) changed.add(`data/${name.replaceAll('\\', '/')}`);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed = new Set();
      working = working.then(() => refresh(files)).catch(tellFault);
    }, SETTLE_MS);
  });
}

/** Whether the site is prepared; what stands against it is told. */
async function prepare(): Promise<boolean> {
  try {
    const { prepareSite } = await import('./prepareSite');
    return (await prepareSite()) !== undefined;
  } catch (error) {
    tellFault(error);
    return false;
  }
}

async function start(): Promise<void> {
  // Styles of demos are named as the browser will name them.
  Object.assign(process.env, { NODE_ENV: 'development' });
  const port = await findPort();
  if (typeof port !== 'number') reportProblems([port]);
  if (typeof port !== 'number' || reportProblems(checkSources()) || !(await prepare())) {
    process.exitCode = 1;
    return;
  }
  tellPages();
  const next = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', '--port', String(port), '--hostname', '127.0.0.1'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        DOCS_SHELL_PREPARED: '1',
        NEXT_TELEMETRY_DISABLED: '1',
        // An endless demo ends this process without a word to Next.
        DOCS_SHELL_BUILDER: String(process.pid),
      },
    },
  );
  next.on('exit', (code) => process.exit(code ?? 0));
  watchData();
}

start().catch((error: unknown) => {
  tellFault(error);
  process.exitCode = 1;
});
