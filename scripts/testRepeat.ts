/**
 * `npm run test:repeat`: runs the gate ten times, each in a new clone of the last commit: five times alone,
 * three times in parallel with two busy loops, twice in parallel with a writer that syncs every block.
 * Appends each result, with its commit, to `.cache/repeat/results.jsonl`. A stopped series continues at the
 * current commit. `--again` begins a new series, and keeps the results of the last one in another file.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE } from '../src/content/workspace';

const RESULTS = join(CACHE.repeat, 'results.jsonl');

const BUSY = 'for (;;);';
const WRITER = `
  const { openSync, writeSync } = require('node:fs');
  const file = openSync(process.argv[1], 'ws');
  const block = Buffer.alloc(65536, 1);
  for (let at = 0; ; at = (at + 1) % 1024) writeSync(file, block, 0, block.length, at * block.length);
`;

/** The load beside the gate, and how often the gate runs with it. */
const CIRCUMSTANCES = [
  { name: 'quiet', runs: 5, programs: [] },
  { name: 'two busy loops', runs: 3, programs: [BUSY, BUSY] },
  { name: 'a writer that syncs', runs: 2, programs: [WRITER] },
] as const;

interface Result {
  readonly commit: string;
  readonly circumstances: string;
  readonly at: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly flaky: readonly string[];
  /** Includes the installation: the clone has no packages. */
  readonly seconds: number;
  /** The gate alone, from the build to the last line. */
  readonly gateSeconds: number;
}

function readResults(): Result[] {
  if (!existsSync(RESULTS)) return [];
  const lines = readFileSync(RESULTS, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Result);
}

const seconds = (from: number) => Math.round((Date.now() - from) / 1000);

function runGate(commit: string, circumstances: string, programs: readonly string[]): Result {
  const folder = mkdtempSync(join(tmpdir(), 'docs-shell-gate-'));
  const clone = join(folder, 'clone');
  spawnSync('git', ['clone', '--quiet', '.', clone], { stdio: 'inherit' });
  const begun = Date.now();
  spawnSync(process.execPath, ['scripts/install.mjs', '--browser', '--shell', '--nginx'], { cwd: clone });
  const begunGate = Date.now();
  const beside: ChildProcess[] = programs.map((program) =>
    spawn(process.execPath, ['-e', program, join(folder, 'written')], { stdio: 'ignore' }),
  );
  const { stdout, stderr } = spawnSync('npm', ['test'], { cwd: clone, encoding: 'utf8', maxBuffer: 2 ** 28 });
  for (const child of beside) child.kill('SIGKILL');
  const output = `${stdout}${stderr}`;
  const at = new Date().toISOString();
  mkdirSync(CACHE.repeat, { recursive: true });
  appendFileSync(join(CACHE.repeat, 'output.log'), `# ${at} ${commit} ${circumstances}\n${output}\n`);
  const last = /^(\d+) passed, (\d+) failed, (\d+) skipped$/.exec(stdout.trimEnd().split('\n').at(-1) ?? '');
  const [, passed = 0, failed = 1, skipped = 0] = (last ?? []).map(Number);
  const flaky = /^\d+ flaky\n((?: {2}.+\n)*)/m.exec(output)?.[1]?.split('\n').filter(Boolean) ?? [];
  const result: Result = {
    commit,
    circumstances,
    at,
    passed,
    failed,
    skipped,
    flaky: flaky.map((line) => line.trim()),
    seconds: seconds(begun),
    gateSeconds: seconds(begunGate),
  };
  appendFileSync(RESULTS, `${JSON.stringify(result)}\n`);
  if (failed === 0) rmSync(folder, { recursive: true, force: true });
  else console.log(`The clone of the failed run is kept: ${clone}`);
  return result;
}

function testRepeat(): void {
  const { values: options } = parseArgs({ options: { again: { type: 'boolean', default: false } } });
  if (options.again && existsSync(RESULTS)) renameSync(RESULTS, `${RESULTS}.${Date.now()}`);
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  for (const { name, runs, programs } of CIRCUMSTANCES) {
    const isOfThis = ({ circumstances }: Result) => circumstances === name;
    for (let run = readResults().filter(isOfThis).length; run < runs; run += 1) {
      const { passed, failed, skipped, flaky, gateSeconds } = runGate(commit, name, programs);
      console.log(
        `${name} ${run + 1}/${runs}: ${passed} passed, ${failed} failed, ${skipped} skipped, ` +
          `${flaky.length} flaky, ${gateSeconds} s`,
      );
    }
  }
  const all = readResults();
  const quiet = all.filter(({ circumstances }) => circumstances === 'quiet');
  const median = quiet.map(({ gateSeconds }) => gateSeconds).sort((a, b) => a - b)[quiet.length >> 1] ?? 0;
  const sum = (key: 'failed' | 'flaky') =>
    all.reduce((total, result) => total + (key === 'failed' ? result.failed : result.flaky.length), 0);
  console.log(
    `\n${all.length} runs of ${new Set(all.map((result) => result.commit)).size} commits: ${sum('failed')} failed, ${sum('flaky')} flaky; quiet median ${median} s`,
  );
  process.exitCode = sum('failed') > 0 || sum('flaky') > 1 ? 1 : 0;
}

testRepeat();
