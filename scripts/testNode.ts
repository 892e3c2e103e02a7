/**
 * `npm run test:node`: builds the last commit and runs its unit tests on every version of Node that the
 * project supports, each in a new copy. The programs come from npm. `npm run test:node -- 22` runs one
 * version.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { CACHE } from '../src/content/workspace';
import { findNode } from './findNode';
import { sumTallies, readUnitReport, type Tally } from './testReport';

/** Lists the major versions that the project supports. */
function listVersions(): string[] {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  return [...engines.node.matchAll(/\^(\d+)/g)].map(([, major = '']) => major);
}

const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };

const tallies: Tally[] = [];

function report(step: string, tally: Tally): void {
  tallies.push(tally);
  const { passed, failed, skipped } = tally;
  console.log(`== ${step}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}

/** Makes a clone of the last commit, with the project's packages as hard links. */
function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  for (const [program, ...args] of [
    ['git', 'clone', '--quiet', '.', folder],
    ['cp', '-al', 'node_modules', folder],
  ] as const) {
    const { status } = spawnSync(program, args, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${program} failed`);
  }
}

/** Builds the site and runs the unit tests with one major version. */
function testVersion(major: string): void {
  const node = findNode(major);
  if (!node) {
    report(`Node ${major}: build (not run: npm did not install it)`, FAILED);
    report(`Node ${major}: unit tests (not run: npm did not install it)`, FAILED);
    return;
  }
  const name = `Node ${node.version}`;
  const folder = resolve(CACHE.node, major);
  copyProject(folder);
  const run = (...args: string[]) =>
    spawnSync(node.file, args, {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${dirname(node.file)}${delimiter}${process.env.PATH}` },
    }).status === 0;

  const isBuilt = run('node_modules/tsx/dist/cli.mjs', 'src/commands/build.ts');
  report(`${name}: build`, isBuilt ? { passed: 1, failed: 0, skipped: 0 } : FAILED);

  const file = join(folder, 'report.json');
  const passed = run('node_modules/jest/bin/jest.js', '--silent', '--json', `--outputFile=${file}`);
  if (!existsSync(file)) {
    report(`${name}: unit tests (not run: they left no report)`, FAILED);
    return;
  }
  const { tally } = readUnitReport(JSON.parse(readFileSync(file, 'utf8')));
  const isWhole = passed && tally.passed > 0;
  report(`${name}: unit tests`, isWhole ? tally : { ...tally, failed: tally.failed || 1 });
  if (isBuilt && isWhole) rmSync(folder, { recursive: true, force: true });
  else console.log(`The copy is kept: ${folder}`);
}

function testNode(): void {
  const chosen = process.argv.slice(2);
  for (const major of chosen.length > 0 ? chosen : listVersions()) testVersion(major);
  const { passed, failed, skipped } = sumTallies(tallies);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 && skipped === 0 && passed > 0 ? 0 : 1;
}

testNode();
