/**
 * Installs what a new machine lacks: the packages of the lock file, which may be that of the workspace that the
 * project is in, and with `--browser`, `--shell`, `--nginx` and `--wrk` Debian's Chromium, its headless shell,
 * nginx and wrk. Runs before anything is installed, so it is plain JavaScript. Skips what is present: packages by
 * the hash of the last installed lock file, programs by their names. Refuses a version of Node that `engines` in
 * `package.json` lacks.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

/** Whether a version is in a range of carets: `^20.19.0 || ^22.12.0`. */
function isSupported(version, range) {
  const [major, minor, patch] = version.split('.').map((part) => parseInt(part, 10));
  return [...range.matchAll(/\^(\d+)\.(\d+)\.(\d+)/g)].some(
    ([, ...least]) =>
      major === Number(least[0]) &&
      (minor > Number(least[1]) || (minor === Number(least[1]) && patch >= Number(least[2]))),
  );
}

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
if (!isSupported(process.versions.node, engines.node)) {
  const lines = engines.node.replaceAll('^', '').split(' || ');
  console.error(`Node ${process.versions.node} is not supported. Install one of these:`);
  console.error(lines.map((least) => `- Node ${least.split('.')[0]}, at least ${least}`).join('\n'));
  process.exit(1);
}

const { values: wants } = parseArgs({
  options: Object.fromEntries(
    ['browser', 'shell', 'nginx', 'wrk'].map((name) => [name, { type: 'boolean' }]),
  ),
});

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = 'chromium-headless-shell';

/** Runs a command and prints why it failed; returns whether it succeeded. */
function hasRun(command, args, folder = '.') {
  console.log(`$ ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', cwd: folder });
  if (!error && status === 0) return true;
  console.error(`${command} failed${error ? `: ${error.message}` : ` with exit code ${status}`}.`);
  return false;
}

function run(command, args, folder) {
  if (!hasRun(command, args, folder)) process.exit(1);
}

/** @returns {never} */
function refuse(message) {
  console.error(message);
  process.exit(1);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function isInstalled(name) {
  const folders = ['/usr/bin', '/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.some((folder) => existsSync(join(folder, name)));
}

/** By lock file, the command that installs exactly what it lists. Packages run no scripts: none needs to. */
const COMMANDS = {
  'package-lock.json': () => ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'],
  'pnpm-lock.yaml': () => ['pnpm', 'install', '--frozen-lockfile', '--ignore-scripts'],
  // Only the lock file of yarn 1 lacks this entry.
  'yarn.lock': (lock) => [
    'yarn',
    'install',
    /^__metadata:/m.test(lock) ? '--immutable' : '--frozen-lockfile',
  ],
};

/** Returns the manifest in a folder; empty if there is none. */
function readManifest(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {};
  } catch (error) {
    return refuse(`${file} cannot be read: ${error.message}`);
  }
}

const isWorkspace = (folder) =>
  existsSync(join(folder, 'pnpm-workspace.yaml')) || readManifest(folder).workspaces !== undefined;

/** Returns the lock file of the project, or of the nearest workspace above it. */
function findLock(folder = process.cwd()) {
  const counts = folder === process.cwd() || isWorkspace(folder);
  const names = Object.keys(COMMANDS).filter((name) => counts && existsSync(join(folder, name)));
  if (names.length === 1) return { folder, name: names[0] };
  if (names.length > 1)
    refuse(`There are several lock files in ${folder}: ${names.join(', ')}. Remove all but yours.`);
  if (dirname(folder) === folder)
    refuse(`There is no lock file (${Object.keys(COMMANDS).join(', ')}). Install the packages once.`);
  return findLock(dirname(folder));
}

const { folder, name } = findLock();
const lock = readFileSync(join(folder, name), 'utf8');
const [command, ...args] = COMMANDS[name](lock);

// Without a setting, yarn installs archives, which neither the bundler nor the type check reads; yarn 1 does with one.
const settings = join(folder, '.yarnrc.yml');
const isPlain =
  existsSync(settings) && /^nodeLinker:\s*["']?(?!pnp\b)\w/m.test(readFileSync(settings, 'utf8'));
const change = args.includes('--immutable')
  ? !isPlain && `write "nodeLinker: node-modules" into ${settings}`
  : command === 'yarn' &&
    readManifest(folder).installConfig?.pnp === true &&
    `remove "pnp" from installConfig in ${join(folder, 'package.json')}`;
if (change) refuse(`The packages have to be in node_modules: ${change}, and run yarn install.`);

const mark = join(folder, 'node_modules/.installed-lock');
const hash = createHash('sha256').update(lock).digest('hex');
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== hash) {
  run(command, args, folder);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
}

/** Programs that tests need: option, whether it is installed, its Debian package. */
const PROGRAMS = [
  [
    'browser',
    process.env.CHROMIUM ? isProgram(process.env.CHROMIUM) : BROWSERS.some(isInstalled),
    'chromium',
  ],
  ['nginx', process.env.NGINX ? existsSync(process.env.NGINX) : isInstalled('nginx'), 'nginx'],
  ['wrk', isInstalled('wrk'), 'wrk'],
];
const missing = PROGRAMS.filter(([option, isThere]) => wants[option] && !isThere).map(([, , name]) => name);
const lacksShell = wants.shell && !process.env.CHROMIUM && !isInstalled(SHELL);

const options = ['-o', 'DPkg::Lock::Timeout=300'];
const update = ['apt-get', [...options, 'update']];
const install = (packages) => [
  'apt-get',
  [...options, 'install', '-y', '--no-install-recommends', ...packages],
];
// The tests start nginx with their own configuration. It must not run as a service.
process.env.RUNLEVEL = '1';
if (missing.length > 0 && !isInstalled('apt-get')) {
  const hint = missing.includes('chromium') ? ', or set CHROMIUM to the path of a Chromium' : '';
  console.error(`Please install ${missing.join(' and ')}${hint}: this system has no apt-get.`);
  process.exit(1);
}
if (missing.length > 0) {
  run(...update);
  run(...install(missing));
}
// The whole browser has every feature of the shell, so a machine without the shell uses it instead.
if (lacksShell && !(isInstalled('apt-get') && hasRun(...update) && hasRun(...install([SHELL]))))
  console.log(`Without ${SHELL}, the tests take about twice as long.`);
