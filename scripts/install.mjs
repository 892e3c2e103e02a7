/**
 * Installs what a fresh machine lacks: the packages of the lock file, and with `--browser` Debian's Chromium.
 * Runs before anything is installed, so it is plain JavaScript. Skips what is there: packages by the hash of the
 * lock file that was last installed, Chromium by its program.
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
if (process.argv.includes('--browser') && !process.env.CHROMIUM && !BROWSERS.some(existsSync)) {
  const options = ['-o', 'DPkg::Lock::Timeout=300'];
  run('apt-get', [...options, 'update']);
  run('apt-get', [...options, 'install', '-y', '--no-install-recommends', 'chromium']);
}
