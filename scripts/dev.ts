/**
 * `npm run dev`: Next's development server, which follows code by itself, and a watcher for what it does not know:
 * Markdown, demos' sources, navigation and texts. After a change the content step runs again in a process of its own
 * and the open pages are told to fetch their data anew.
 */
import { spawn, spawnSync } from 'node:child_process';
import { watch, writeFileSync } from 'node:fs';

const TSX = 'node_modules/tsx/dist/cli.mjs';
/** Several files saved at once are one change. */
const SETTLE_MS = 60;

function prepare(): boolean {
  return spawnSync(process.execPath, [TSX, 'scripts/prepare.ts'], { stdio: 'inherit' }).status === 0;
}

if (!prepare()) process.exit(1);
const next = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', '--port', process.env.PORT ?? '3000', '--hostname', '127.0.0.1'],
  { stdio: 'inherit', env: { ...process.env, DOCS_SHELL_PREPARED: '1', NEXT_TELEMETRY_DISABLED: '1' } },
);
next.on('exit', (code) => process.exit(code ?? 0));

let timer: NodeJS.Timeout | undefined;
watch('data', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (prepare()) writeFileSync('public/_docs/changed.json', JSON.stringify({ at: Date.now() }));
  }, SETTLE_MS);
});
