/**
 * Installs what a fresh machine lacks: the packages of the lock file, and with `--browser`, `--shell`, `--nginx` and
 * `--wrk` Debian's Chromium, its build without windows, nginx and wrk.
 * Runs before anything is installed, so it is plain JavaScript. Skips what is there: packages by the hash of the
 * lock file that was last installed, the others by their programs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.installed-lock';

/** Runs a command and says why it failed; returns whether it did not. */
function hasRun(command, args) {
  console.log(`$ ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (!error && status === 0) return true;
  console.error(`${command} failed${error ? `: ${error.message}` : ` with exit code ${status}`}.`);
  return false;
}

function run(command, args) {
  if (!hasRun(command, args)) process.exit(1);
}

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(MARK) || readFileSync(MARK, 'utf8') !== lock) {
  run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(MARK, lock);
}

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Programs that tests need: option, where it is if it is there, its Debian package. */
const PROGRAMS = [
  ['--browser', process.env.CHROMIUM ? [process.env.CHROMIUM] : BROWSERS, 'chromium'],
  ['--nginx', [process.env.NGINX ?? '/usr/sbin/nginx'], 'nginx'],
  ['--wrk', ['/usr/bin/wrk'], 'wrk'],
];

const SHELL = 'chromium-headless-shell';
const lacksShell =
  process.argv.includes('--shell') && !existsSync(process.env.CHROMIUM ?? `/usr/bin/${SHELL}`);
const missing = PROGRAMS.flatMap(([option, places, name]) =>
  process.argv.includes(option) && !places.some(existsSync) ? [name] : [],
);
const options = ['-o', 'DPkg::Lock::Timeout=300'];
const update = ['apt-get', [...options, 'update']];
const install = (packages) => [
  'apt-get',
  [...options, 'install', '-y', '--no-install-recommends', ...packages],
];
// The tests start nginx themselves, with a configuration of their own; it is not to run as a service.
process.env.RUNLEVEL = '1';
if (missing.length > 0) {
  run(...update);
  run(...install(missing));
}
// What it does, the whole browser does, too: a machine that can't have it does without.
if (lacksShell && !(hasRun(...update) && hasRun(...install([SHELL]))))
  console.log(`Without ${SHELL}, the tests take about twice as long.`);
