import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beginBuild, type RunningBuild } from './changedSources';
import { checkSources } from '../checks/familySources';
import { finishSwap, removeFormer, swapIntoPlace } from '../content/outputs/swapOutput';
import { readPageHashes } from '../content/pageData/pageHashes';
import { listFamilyRoutes } from '../content/pageData/readBuild';
import { CACHE, OUT } from '../content/workspace';
import { drawPages, MAX_BESIDE_BUNDLER, startBundling, type NextRun } from './drawPages';
import { codeHash, forgetBundle, mergeExport, planExport } from './keptPages';
import type { Problem } from '../model/Problem';
import { createProgress, readStepTimes, summarize, type Progress } from './progress';
import { countWarnings, faultProblems, hasErrors, outliveReaders, reportProblems } from './report';
import type * as Step from './prepareSite';
import { settleEnvironment } from './settleEnvironment';
import type { PreparedBuild, StepMessage } from './worker';
import { withWorkers } from './workers';

/** What the system reports about a process. */
interface ProcessFacts {
  /** When it began, in ticks since a boot. Systems reuse process ids, containers the low ones at once. */
  readonly start: string;
  /** Killed, but still listed because the process that started it has not asked for its result. */
  readonly isEnded: boolean;
}

/** Reads what Linux reports about a process; undefined on other systems and without such a process. */
export function readProcess(pid: number): ProcessFacts | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The program name is in parentheses and may contain anything. The state is the field after it (Z: zombie,
    // X: dead), the start time the 20th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [state = ''] = fields;
    return fields[19] ? { start: `${boot}/${fields[19]}`, isEnded: /^[ZXx]$/.test(state) } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a process with this id runs. A process of another user counts, because it could be a build. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

interface Holder {
  readonly pid: number;
  /** Start time of the process, if the system reports one. */
  readonly start: string | undefined;
}

function readHolder(file: string): Holder | undefined {
  try {
    const [number, start] = readFileSync(file, 'utf8').trim().split(' ');
    const pid = Number(number);
    return Number.isInteger(pid) && pid > 0 ? { pid, start } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the process that took the lock still runs. A zombie does not: in a container whose first process never
 * collects results, a killed build stays one for good.
 */
function isHeld({ pid, start }: Holder): boolean {
  if (pid === process.pid || !isRunning(pid)) return false;
  const found = readProcess(pid);
  return found === undefined || (!found.isEnded && found.start === start);
}

/** Returns the message for a build that is refused because another one is running. */
export function describeHolder(pid: number): string {
  return `Another build is running (process ${pid}). Wait for it or stop it. It holds ${CACHE.lock}.`;
}

/** Gives a file a second name; false if another file has that name. The file appears there with its text. */
function linkFile(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Removes a file that names its holder if that process is gone; returns the id of one that still runs. */
function removeDead(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const holder = readHolder(file);
  if (holder && isHeld(holder)) return holder.pid;
  rmSync(file, { force: true });
  return undefined;
}

/**
 * Locks the folders that a build writes, so that a second build can't write them. Returns the function that
 * releases the lock, or the id of the process that holds it. Takes over the lock of a process that was
 * killed: only one process at a time removes such a lock, or it could remove the one just taken by another.
 */
export function takeBuildLock(): (() => void) | number {
  mkdirSync(CACHE.folder, { recursive: true });
  const [claim, remover] = [`${CACHE.lock}.${process.pid}`, `${CACHE.lock}.remover`];
  writeFileSync(claim, [String(process.pid), readProcess(process.pid)?.start ?? []].flat().join(' '));
  try {
    for (;;) {
      if (linkFile(claim, CACHE.lock)) {
        return () => {
          if (readHolder(CACHE.lock)?.pid === process.pid) rmSync(CACHE.lock, { force: true });
        };
      }
      if (!linkFile(claim, remover)) {
        const removing = removeDead(remover);
        if (removing !== undefined) return removing;
        continue;
      }
      try {
        const holding = removeDead(CACHE.lock);
        if (holding !== undefined) return holding;
      } finally {
        rmSync(remover, { force: true });
      }
    }
  } finally {
    rmSync(claim, { force: true });
  }
}

/** The content step after which everything that Next bundles exists. */
const BUNDLEABLE_FROM = 'pages';

/** Does the content step in a process of its own, so that all its memory is freed afterwards. */
function prepare(onStep: (message: StepMessage) => void): Promise<PreparedBuild> {
  return withWorkers(1, ({ run }) => run('prepare', [], onStep));
}

async function build({ step, end, total }: Progress, report: Report, running: RunningBuild): Promise<number> {
  finishSwap();
  const isRemoved = removeFormer();
  isRemoved.catch(() => undefined);
  let bundling: Promise<NextRun | undefined> | undefined;
  try {
    const prepared = await prepare((message) => {
      step(message.step);
      const isReady = message.step === BUNDLEABLE_FROM && (message.routes ?? 0) <= MAX_BESIDE_BUNDLER;
      if (isReady) bundling = startBundling();
    });
    running.use(prepared.packages.used);
    if (report(prepared.problems)) return 1;
    step('Next');
    const name = codeHash();
    // Loaded late: a broken module of the family is reported by the content step.
    const plan = planExport(
      readPageHashes(),
      name,
      await import('../site'),
      prepared.packages.hash,
      listFamilyRoutes(),
    );
    await drawPages(plan, await bundling);
    mergeExport(CACHE.staging, plan);
    // Imported late, because Next needs most of the memory of a build.
    const { completeExport } = await import('./completeExport');
    const { problems, keep } = await completeExport(CACHE.staging, plan, step);
    if (report([...problems, ...running.check()])) return 1;
    step('swap');
    await isRemoved;
    keep();
    swapIntoPlace(CACHE.staging);
    const { routes: pages = 0, hiddenNotes = 0 } = prepared;
    const counts = { pages, drawn: plan.drawn.length, hiddenNotes };
    writeFileSync(CACHE.times, JSON.stringify(end()));
    console.log(`\n${summarize(OUT, counts, { steps: end(), total: total() }, countWarnings())}`);
    return 0;
  } catch (error) {
    // After any failure, the next build starts from scratch.
    forgetBundle();
    throw error;
  } finally {
    const run = await bundling;
    run?.kill();
    await run?.ended;
  }
}

/** Prints problems; returns whether one of them stops the work. */
type Report = (problems: readonly Problem[]) => boolean;

/** Returns a report that ends the current step first, so that problems are the last lines of a failed build. */
function createReport({ end }: Progress, found: Problem[] = [], print: Report = reportProblems): Report {
  return (problems) => {
    found.push(...problems);
    if (problems.length > 0) end();
    return print(problems);
  };
}

/**
 * Does work that writes the folders of a build, unless another build is running; returns its exit code.
 * Checks the family's files before the work loads them, so that a broken file is reported with its place.
 */
async function whileLocked(
  work: (running: RunningBuild) => Promise<number>,
  report: Report,
): Promise<number> {
  let lock: ReturnType<typeof takeBuildLock> | undefined;
  let running: RunningBuild | undefined;
  try {
    if (report(await checkSources())) return 1;
    lock = takeBuildLock();
    if (typeof lock === 'number') {
      console.error(describeHolder(lock));
      return 1;
    }
    running = beginBuild();
    return await work(running);
  } catch (error) {
    report(faultProblems(error));
    return 1;
  } finally {
    running?.end();
    if (typeof lock === 'function') lock();
  }
}

/**
 * Builds the whole site; returns the exit code. A build that fails or is killed leaves `out/` unchanged.
 * Refuses to start while another build is running.
 */
export async function buildSite(): Promise<number> {
  outliveReaders();
  settleEnvironment();
  const progress = createProgress(process.stdout, undefined, readStepTimes(CACHE.times));
  const report = createReport(progress);
  progress.step('sources');
  return whileLocked((running) => build(progress, report, running), report);
}

/**
 * Runs the content step without the rest of a build, in this process, and prints its problems.
 * Refuses to start while another build is running, which writes the same files.
 * @param prepare the step, or a part of it, which loads the family
 * @param isQuiet whether nothing is printed
 */
export async function prepareAlone(
  prepare: (progress: Progress) => Promise<Step.Prepared> = async (progress) =>
    (await import('./prepareSite')).prepareSite(progress),
  isQuiet = false,
): Promise<Step.Prepared> {
  const problems: Problem[] = [];
  const progress = createProgress(isQuiet ? { write: () => true } : process.stdout);
  const report = createReport(progress, problems, isQuiet ? hasErrors : reportProblems);
  progress.step('sources');
  let prepared: Step.Prepared = { routes: undefined, problems };
  await whileLocked(async () => {
    const found = await prepare(progress);
    const stops = report(found.problems);
    prepared = { ...found, routes: stops ? undefined : found.routes, problems };
    return 0;
  }, report);
  progress.end();
  return prepared;
}
