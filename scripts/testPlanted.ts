/**
 * `npm run test:planted`: plants the faults of `tests/planted/faults.ts` in a copy of the last commit, one at
 * a time, and reports which stage of the gate notices each. Runs the cheapest stage first and stops at the
 * first red one. A stopped run continues: faults that were noticed on the same commit are not planted again,
 * missed ones are. `--again` discards all results. Names of faults as arguments plant only those.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PLANTED_FAULTS, type PlantedFault } from '../tests/planted/faults';
import { CACHE } from '../src/content/workspace';

const COPY = join(CACHE.planted, 'copy');
const RESULTS = join(CACHE.planted, 'results.json');
/** Maximum number of faults that the gate may miss. */
const MAX_MISSED = 2;

interface Result {
  readonly commit: string;
  /** What was planted. */
  readonly fault: string;
  /** The stage that was red; undefined if the gate missed the fault. */
  readonly stage?: string;
  readonly seconds: number;
}

const { positionals: names, values: options } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false } },
});

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

const keyOf = ({ from, to }: PlantedFault) =>
  createHash('sha256')
    .update(JSON.stringify([from, to]))
    .digest('hex')
    .slice(0, 12);

/** Runs a command in the copy; its output goes to a log. Returns whether it passed. */
function passes(stage: string, [program = '', ...args]: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: COPY,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, TEST_TIER: 'gate' },
  });
  writeFileSync(join(CACHE.planted, `${stage.replaceAll(' ', '-')}.log`), `${stdout}${stderr}`);
  return status === 0;
}

const bin = (name: string) => `node_modules/.bin/${name}`;
const browserTests = [bin('playwright'), 'test', '--max-failures=1', '--reporter=dot'];
const stagesOf = ({ file, first }: PlantedFault): readonly (readonly [string, readonly string[]])[] => [
  ['unit tests of the file', [bin('jest'), '--silent', '--passWithNoTests', '--findRelatedTests', file]],
  ['types', [bin('tsc'), '-b', 'src/platform']],
  ['build', [process.execPath, 'node_modules/tsx/dist/cli.mjs', 'src/commands/build.ts']],
  ...(first ? [['browser tests', [...browserTests, ...first.split(' ')]] as const] : []),
  ['site tests', [bin('jest'), '--silent', '--config', 'tests/jest.config.js']],
  ['unit tests', [bin('jest'), '--silent']],
  ['browser tests', browserTests],
];

/** @throws 'The fault "…" no longer applies: …' */
function apply({ name, file, from, to }: PlantedFault): string {
  const text = readFileSync(join(COPY, file), 'utf8');
  const count = text.split(from).length - 1;
  if (count !== 1) {
    throw new Error(
      `The fault "${name}" no longer applies: ${file} holds ${JSON.stringify(from)} ${count} times`,
    );
  }
  return text.replace(from, () => to);
}

/** Makes the copy: the last commit, with the project's packages as hard links, built once. */
function prepareCopy(commit: string): void {
  const mark = join(CACHE.planted, 'commit');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === commit) {
    spawnSync('git', ['checkout', '--quiet', '--', '.'], { cwd: COPY });
    return;
  }
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(dirname(COPY), { recursive: true });
  git('clone', '--quiet', '.', COPY);
  spawnSync('cp', ['-al', 'node_modules', COPY]);
  console.log('Building the copy without a fault …');
  const [, , build] = stagesOf({ name: '', file: '', from: '', to: '' });
  if (!build || !passes('clean build', build[1]))
    throw new Error(`The copy does not build. See ${CACHE.planted}`);
  writeFileSync(mark, commit);
}

function plant(fault: PlantedFault, commit: string): Result {
  const file = join(COPY, fault.file);
  const clean = readFileSync(file, 'utf8');
  const begun = Date.now();
  writeFileSync(file, apply(fault));
  try {
    const red = stagesOf(fault).find(([stage, command]) => !passes(stage, command));
    const seconds = Math.round((Date.now() - begun) / 1000);
    return { commit, fault: keyOf(fault), ...(red ? { stage: red[0] } : {}), seconds };
  } finally {
    writeFileSync(file, clean);
  }
}

function testPlanted(): void {
  const commit = git('rev-parse', 'HEAD');
  prepareCopy(commit);
  const stale = PLANTED_FAULTS.flatMap((fault) => {
    try {
      apply(fault);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  if (stale.length > 0) {
    console.error(stale.join('\n'));
    process.exitCode = 1;
    return;
  }
  const known: Record<string, Result> =
    existsSync(RESULTS) && !options.again ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  const results = Object.fromEntries(
    Object.entries(known).filter(([name]) => PLANTED_FAULTS.some((fault) => fault.name === name)),
  );
  const chosen = PLANTED_FAULTS.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const fault of chosen) {
    const former = results[fault.name];
    // The tests of another commit may no longer notice it.
    const isKnown = former?.stage && former.commit === commit && former.fault === keyOf(fault);
    const result = isKnown ? former : plant(fault, commit);
    results[fault.name] = result;
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
    console.log(
      `${result.stage ?? 'MISSED'} (${result.seconds} s, ${result.commit.slice(0, 7)}): ${fault.name}`,
    );
  }
  const missed = chosen.filter(({ name }) => !results[name]?.stage);
  console.log(`\n${chosen.length - missed.length} of ${chosen.length} planted faults were noticed.`);
  process.exitCode = missed.length > MAX_MISSED || chosen.length === 0 ? 1 : 0;
}

testPlanted();
