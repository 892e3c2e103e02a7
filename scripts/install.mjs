/**
 * Installs what a fresh machine lacks: the packages of the lock file, and with `--browser`, `--nginx` and `--wrk`
 * Debian's Chromium, nginx and wrk.
 * Runs before anything is installed, so it is plain JavaScript. Skips what is there: packages by the hash of the
 * lock file that was last installed, the others by their programs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.installed-lock';

function run(command, args) {
  console.log(`$ ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error || status !== 0) {
    console.error(`${command} failed${error ? `: ${error.message}` : ` with exit code ${status}`}.`);
    process.exit(1);
  }
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

const missing = PROGRAMS.flatMap(([option, places, name]) =>
  process.argv.includes(option) && !places.some(existsSync) ? [name] : [],
);
if (missing.length > 0) {
  const options = ['-o', 'DPkg::Lock::Timeout=300'];
  // The tests start nginx themselves, with a configuration of their own; it is not to run as a service.
  process.env.RUNLEVEL = '1';
  run('apt-get', [...options, 'update']);
  run('apt-get', [...options, 'install', '-y', '--no-install-recommends', ...missing]);
}
