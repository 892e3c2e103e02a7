/**
 * `npm test`: the gate, in three stages, with the total at the end. No build runs in parallel with a browser
 * test.
 *
 * 1. The build, in parallel with lint, format and unit tests.
 * 2. Types, which need the modules that the build generates, and the rules of the whole site.
 * 3. The browser.
 *
 * `--full` (`npm run test:full`) runs everything: also the tests that the gate leaves out, and the browser
 * tests in shards, each with its own report.
 * `--shard=2/4` runs only that shard of the browser tests in stage 3, on the usual export.
 * Names (`npm test -- sidebar`) run only the test files whose paths contain one of them, and no build.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findNamedTests } from './namedTests';
import { sumTallies, readBrowserReport, readUnitReport, type FileTime, type Tally } from './testReport';
import { CACHE } from '../src/content/workspace';

/** A shard is short enough to be rerun alone. */
const SHARDS = 4;
const SLOWEST = 20;
/** Files whose bytes were formatted in a former run are not read again. */
const FORMAT = [
  '--check',
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${CACHE.folder}/prettier`,
  '--log-level=warn',
];

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, shard: { type: 'string' } },
});

interface Step {
  readonly name: string;
  readonly tally: Tally;
  /** Names of failed tests; a failed step without any is named itself. */
  readonly failures?: readonly string[];
  readonly flaky?: readonly string[];
  readonly times?: readonly FileTime[];
}

const bin = (name: string) => `node_modules/.bin/${name}`;
const environment = { ...process.env, TEST_TIER: options.full ? 'full' : 'gate' };

interface Ended {
  readonly passed: boolean;
  readonly output: string;
}

/** Runs a command; streams its output, or returns it if the command is `quiet`. */
function run(command: readonly string[], { quiet = false, env = {} } = {}): Promise<Ended> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...environment, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ passed: false, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ passed: code === 0, output }));
  });
}

const begun = Date.now();
const steps: Step[] = [];

function report(step: Step): void {
  steps.push(step);
  const { passed, failed, skipped } = step.tally;
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(
    `== ${step.name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s in all)`,
  );
}

/** Runs a command that passes or fails; it counts as one test. */
async function check(name: string, command: readonly string[], { quiet = false } = {}): Promise<boolean> {
  const { passed, output } = await run(command, { quiet });
  if (!passed && output) console.log(output);
  report({ name, tally: { passed: Number(passed), failed: Number(!passed), skipped: 0 } });
  return passed;
}

/** Counts a step that was not run as a failure, never as a pass. */
function leaveOut(name: string, reason: string): void {
  report({ name: `${name} (not run: ${reason})`, tally: { passed: 0, failed: 1, skipped: 0 } });
}

/**
 * Runs a test runner and counts its report. A run that failed without a failed test counts as one failure.
 */
async function runTests(
  name: string,
  command: readonly string[],
  read: typeof readUnitReport,
  { quiet = false, file = `${CACHE.tests}/${name.replaceAll(/[ /]/g, '-')}.json`, env = {} } = {},
): Promise<void> {
  rmSync(file, { force: true });
  const { passed, output } = await run(command, { quiet, env });
  if (!passed && output) console.log(output);
  if (!existsSync(file)) {
    leaveOut(name, 'it left no report');
    return;
  }
  const { tally, failures, flaky, times } = read(JSON.parse(readFileSync(file, 'utf8')));
  const isEmpty = tally.passed + tally.failed === 0;
  const failed = tally.failed || Number(isEmpty || !passed);
  report({ name, tally: { ...tally, failed }, failures, flaky, times });
}

function jest(name: string, args: readonly string[], { quiet = false } = {}): Promise<void> {
  const file = `${CACHE.tests}/${name.replaceAll(' ', '-')}.json`;
  const command = [bin('jest'), ...args, '--json', `--outputFile=${file}`, '--silent'];
  return runTests(name, command, readUnitReport, { quiet, file });
}

async function playwright(name: string, part: string, args: readonly string[]): Promise<void> {
  const file = `${CACHE.tests}/${name.replaceAll(/[ /]/g, '-')}.json`;
  // Each run empties its folder first.
  const command = [bin('playwright'), 'test', `--output=${CACHE.tests}/browser${part}`, ...args];
  await runTests(name, command, readBrowserReport, { file, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
}

async function testShards(shards: readonly string[]): Promise<void> {
  for (const shard of shards) {
    await playwright(`browser tests ${shard}`, `/${shard.replace('/', '-of-')}`, [`--shard=${shard}`]);
  }
}

function listSlowest(): void {
  const times = steps.flatMap((step) => step.times ?? []).sort((a, b) => b.seconds - a.seconds);
  console.log(`\nThe ${SLOWEST} slowest test files:`);
  for (const { file, seconds } of times.slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
}

async function test(): Promise<void> {
  rmSync(`${CACHE.tests}/browser`, { recursive: true, force: true });
  mkdirSync(CACHE.tests, { recursive: true });
  const [isBuilt] = await Promise.all([
    check('build', [process.execPath, 'node_modules/tsx/dist/cli.mjs', 'src/commands/build.ts']),
    checkStyle(),
    jest('unit tests', ['--maxWorkers=2'], { quiet: true }),
  ]);

  // From nothing: an incremental check overlooks what a changed global declaration breaks.
  const checkTypes = check('types', [bin('tsc'), '-b', 'src/platform', '--force']);
  if (isBuilt) {
    await Promise.all([checkTypes, jest('site tests', ['--config', 'tests/jest.config.js'])]);
    if (options.shard) await testShards([options.shard]);
    else if (options.full) await testShards(listShards());
    else await playwright('browser tests', '', []);
  } else {
    await checkTypes;
    leaveOut('site tests', 'the build failed');
    leaveOut('browser tests', 'the build failed');
  }

  listSlowest();
  const flaky = steps.flatMap((step) => step.flaky ?? []);
  const total = sumTallies(steps.map(({ tally }) => tally));
  console.log(`\nTraces, screenshots and console output of failed browser tests: ${CACHE.tests}/browser`);
  for (const { name, tally, failures = [] } of steps) {
    if (tally.failed > 0)
      for (const failure of failures.length > 0 ? failures : [name]) console.log(`Failed: ${failure}`);
  }
  console.log(`\n${flaky.length} flaky`);
  for (const name of flaky) console.log(`  ${name}`);
  if (total.skipped > 0) console.log('A skipped test fails the run.');
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  // A test that is switched off proves nothing.
  const isWhole = total.failed === 0 && total.skipped === 0 && total.passed > 0;
  process.exitCode = isWhole ? 0 : 1;
}

async function checkStyle(): Promise<void> {
  await check('lint', [bin('oxlint')], { quiet: true });
  await check('format', [bin('prettier'), ...FORMAT, '.'], { quiet: true });
}

function listShards(): string[] {
  return Array.from({ length: SHARDS }, (_, index) => `${index + 1}/${SHARDS}`);
}

/** Runs the test files with a name, on the existing export, and shows the output of their runners. */
async function testNamed(): Promise<void> {
  const { unit, site, browser } = findNamedTests(names);
  const commands = [
    ...(unit.length > 0 ? [[bin('jest'), ...unit]] : []),
    ...(site.length > 0 ? [[bin('jest'), '--config', 'tests/jest.config.js', ...site]] : []),
    ...(browser.length > 0 ? [[bin('playwright'), 'test', ...browser]] : []),
  ];
  if (commands.length === 0) console.error(`No test file has ${names.join(' or ')} in its path.`);
  let passed = commands.length > 0;
  for (const command of commands) passed = (await run(command)).passed && passed;
  process.exitCode = passed ? 0 : 1;
}

void (names.length > 0 ? testNamed() : test());
