/**
 * `npm run dev`: runs Next's development server, which watches the code, and a watcher for the files that
 * Next does not know: Markdown, navigation, texts. An edited page is rewritten in this process. Any other
 * change under `data/` prepares the site in a child process, because loaded modules stay loaded. Open pages
 * fetch their data again when `changed.json` reports a change.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, watch, writeFileSync } from 'node:fs';
import { prepareAlone } from '../src/build/buildSite';
import { END_WITH_PARENT } from '../src/build/drawPages';
import { findPort } from './findPort';
import { reportProblems } from '../src/build/report';
import { reportFault } from '../src/build/report';
import { DATA, PUBLIC } from '../src/content/workspace';
import { products } from '../src/site';

const TSX = 'node_modules/tsx/dist/cli.mjs';
/** Files saved within this time count as one change. */
const SETTLE_MS = 50;

function reportPages(): void {
  writeFileSync(`${PUBLIC.generated}/changed.json`, JSON.stringify({ at: Date.now() }));
}

async function refresh(files: readonly string[]): Promise<void> {
  const isText = files.every((file) => file.endsWith('.md') && existsSync(file));
  const code = isText
    ? await prepareAlone(new Set(files))
    : spawnSync(process.execPath, [TSX, 'scripts/prepare.ts'], { stdio: 'inherit' }).status;
  if (code === 0) reportPages();
}

/** Watches `data/`, and the folders of products outside of it. Changes that arrive during an update are handled as the next one. */
function watchData(): void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const onChange = (file: string) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed = new Set();
      working = working.then(() => refresh(files)).catch(reportFault);
    }, SETTLE_MS);
  };
  for (const folder of [DATA.folder, ...products.flatMap(({ folder: outside = [] }) => outside)]) {
    if (!existsSync(folder)) continue;
    watch(folder, { recursive: true }, (_event, name) => {
      if (name) onChange(`${folder}/${name.replaceAll('\\', '/')}`);
    });
  }
}

async function start(): Promise<void> {
  // Names styles of demos as the browser names them.
  Object.assign(process.env, { NODE_ENV: 'development' });
  const port = await findPort();
  if (typeof port !== 'number') reportProblems([port]);
  if (typeof port !== 'number' || (await prepareAlone()) !== 0) {
    process.exitCode = 1;
    return;
  }
  reportPages();
  const next = spawn(
    process.execPath,
    [
      ...END_WITH_PARENT,
      'node_modules/next/dist/bin/next',
      'dev',
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
    ],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, DOCS_SHELL_PREPARED: '1', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  next.on('exit', (code) => process.exit(code ?? 0));
  watchData();
}

start().catch((error: unknown) => {
  reportFault(error);
  process.exitCode = 1;
});
