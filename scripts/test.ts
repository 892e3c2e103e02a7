/** `npm test`: every check of the project, one after the other, and the true sum over all of them at the end. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const total: Tally = { passed: 0, failed: 0, skipped: 0 };

function add(name: string, tally: Tally): void {
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  console.log(`== ${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
}

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  return status === 0;
}

/** A command that either holds or does not: counts as one. */
function check(name: string, command: string, ...args: string[]): boolean {
  console.log(`\n== ${name}`);
  const passed = run(command, args);
  add(name, { passed: Number(passed), failed: Number(!passed), skipped: 0 });
  return passed;
}

/** A run of the test runner, counted by its own report; a run without a report or without a test has failed. */
function jest(name: string, ...args: string[]): void {
  console.log(`\n== ${name}`);
  const report = `.cache/tests/${name.replaceAll(' ', '-')}.json`;
  mkdirSync('.cache/tests', { recursive: true });
  rmSync(report, { force: true });
  const passed = run('node_modules/.bin/jest', [...args, '--json', `--outputFile=${report}`, '--silent']);
  if (!existsSync(report)) {
    add(name, { passed: 0, failed: 1, skipped: 0 });
    return;
  }
  const result = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    numRuntimeErrorTestSuites: number;
  };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const none = result.numPassedTests + result.numFailedTests === 0;
  add(name, {
    passed: result.numPassedTests,
    failed: failed + (failed === 0 && (none || !passed) ? 1 : 0),
    skipped: result.numPendingTests + result.numTodoTests,
  });
}

const bin = (name: string) => `node_modules/.bin/${name}`;
// First: the types of generated modules and of style sheets are there only after a build.
const built = check('build', process.execPath, 'node_modules/tsx/dist/cli.mjs', 'scripts/build.ts');
check('types', bin('tsc'), '--noEmit', '-p', '.');
check('lint', bin('oxlint'));
check('format', bin('prettier'), '--check', '--log-level=warn', '.');
jest('unit tests');
if (built) {
  jest('site and browser tests', '--config', 'tests/jest.config.js');
} else {
  add('site and browser tests (not run: the build failed)', { passed: 0, failed: 1, skipped: 0 });
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
