#!/usr/bin/env node
/** `docs-shell <command>` in a family: runs a command of the shell, with the loader for the family's TypeScript. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMMANDS = ['build', 'check', 'dev', 'import', 'pictures', 'start'];

const [command = '', ...options] = process.argv.slice(2);
if (COMMANDS.includes(command)) {
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
} else {
  console.error(
    command === '' ? 'Usage: docs-shell <command>' : `There is no command ${command}.`,
    `Commands: ${COMMANDS.join(', ')}.`,
  );
  process.exitCode = 1;
}
