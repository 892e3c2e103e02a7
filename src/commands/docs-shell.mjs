#!/usr/bin/env node
/** `docs-shell <command>` in a family: runs a command of the shell, with the loader for the family's TypeScript. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = [
  'build',
  'check',
  'dev',
  'import',
  'ledger',
  'new',
  'pictures',
  'start',
  'test',
  'translations',
];

/** Returns the folder of the shell that the project has installed, if it is not this one. */
function findOther() {
  const own = fileURLToPath(new URL('../..', import.meta.url));
  const installed = join(process.cwd(), 'node_modules/docs-shell');
  if (!existsSync(installed)) return undefined;
  const [mine, theirs] = [own, installed].map((folder) => realpathSync(folder));
  return mine === theirs ? undefined : theirs;
}

const [command = '', ...options] = process.argv.slice(2);
const other = findOther();
if (COMMANDS.includes(command) && command !== 'new' && !existsSync('data/site.ts')) {
  console.error('There is no data/site.ts here: go to the folder of a documentation.');
  process.exitCode = 1;
} else if (COMMANDS.includes(command) && other) {
  console.error(
    `This docs-shell is not the one of the project, which is in ${other}. Run: npm run ${command}`,
  );
  process.exitCode = 1;
} else if (COMMANDS.includes(command)) {
  const program = fileURLToPath(new URL(`./${command}.js`, import.meta.url));
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program, ...options], {
    stdio: 'inherit',
  });
  // A terminal sends it to both. The command decides when it ends.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
} else if (command === '--version') {
  console.log(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version);
} else {
  const isAsked = ['--help', '-h'].includes(command);
  console.error(
    command === '' || isAsked ? 'Usage: docs-shell <command>' : `There is no command ${command}.`,
    `Commands: ${COMMANDS.join(', ')}.`,
  );
  process.exitCode = isAsked ? 0 : 1;
}
