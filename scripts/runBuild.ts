import { renameSync, rmSync } from 'node:fs';
import { BUILD_FOLDER, drawnFile } from '../src/content/pageData/buildFiles';
import { listRoutes } from '../src/content/pageData/readBuild';
import { writeText } from '../src/content/pageData/writeHashed';
import { describeHolder, takeBuildLock } from './buildLock';
import { bundledHash, codeHash } from './codeHash';
import { createProgress, type Progress } from './createProgress';
import { forgetBundle, hasAnyBundle, hasBundle, keepBundle } from './keptBundle';
import type { ExportPlan } from './keptExport';
import { countWarnings, reportProblems } from './reportProblems';
import { runPrepare } from './runPrepare';
import { startNext, type NextRun } from './startNext';
import { summarize } from './summarize';
import { finishSwap, swapIntoPlace } from './swapOutput';

/** Next exports here; `out/` is only ever replaced as a whole. */
const STAGING = '.cache/staging';

/** More pages than this are neither written nor drawn while the bundler takes its memory. */
const MOST_BESIDE_BUNDLER = 3000;
/** The step of the content behind which everything is there that Next bundles. */
const BUNDLEABLE_FROM = 'pages';
/** Always drawn, and so enough to have the code bundled. */
const HOME = '/';

const DRAWN = `${BUILD_FOLDER}/${drawnFile}`;

/** Tells Next which pages to draw; it may be waiting for that. */
function tellDrawn(routes: readonly string[]): void {
  writeText(`${DRAWN}.new`, JSON.stringify(routes));
  renameSync(`${DRAWN}.new`, DRAWN);
}

/** Starts Next, which bundles the code where that is asked for, and then draws what `tellDrawn` tells it. */
function startDrawing(isBundled: boolean, tick: Progress['tick']): NextRun {
  rmSync(DRAWN, { force: true });
  rmSync(STAGING, { recursive: true, force: true });
  const environment = {
    DOCS_SHELL_PREPARED: '1',
    DOCS_SHELL_STAGING: STAGING,
    DOCS_SHELL_BUILD_ID: codeHash(),
    DOCS_SHELL_ROUTES: drawnFile,
  };
  return startNext(environment, isBundled, tick);
}

/** Next, where it bundles beside the content step. */
interface Begun {
  readonly run: NextRun;
  /** Hash of what it found when it began. */
  readonly sources: string;
}

/** Begins Next anew where what it may have bundled has been edited meanwhile. */
async function orAnew(begun: Begun | undefined, tick: Progress['tick']): Promise<NextRun> {
  if (begun?.sources === bundledHash()) return begun.run;
  begun?.run.kill();
  await begun?.run.code;
  return startDrawing(false, tick);
}

/**
 * Lets Next draw what has to be drawn, and bundle the code where that has changed; returns its exit code.
 * @param begun Next, where it bundles already
 */
async function drawPages(
  { drawn, list }: ExportPlan,
  begun: Begun | undefined,
  tick: Progress['tick'],
): Promise<number> {
  const draw = (run: NextRun, routes: readonly string[]) => {
    tellDrawn(routes);
    return run.code;
  };
  if (hasBundle(list.key)) return draw(startDrawing(true, tick), drawn);
  forgetBundle();
  const isLarge = drawn.length > MOST_BESIDE_BUNDLER;
  const code = await draw(await orAnew(begun, tick), isLarge ? [HOME] : drawn);
  if (code !== 0) return code;
  keepBundle(list.key);
  return isLarge ? draw(startDrawing(true, tick), drawn) : 0;
}

async function build({ step, tick, end }: Progress): Promise<number> {
  finishSwap();
  let begun: Begun | undefined;
  try {
    const prepared = await runPrepare((name, routes = 0) => {
      step(name);
      const isReady = name === BUNDLEABLE_FROM && routes <= MOST_BESIDE_BUNDLER;
      if (isReady && !hasAnyBundle()) begun = { sources: bundledHash(), run: startDrawing(false, tick) };
    });
    if (!prepared) return 1;
    step('Next');
    const { mergeExport, planExport } = await import('./keptExport');
    const name = codeHash();
    const plan = planExport(listRoutes(), name);
    const code = await drawPages(plan, begun, tick);
    if (code !== 0) {
      forgetBundle();
      return code;
    }
    mergeExport(STAGING, plan, name);
    // Not earlier: Next needs most of the memory that a build takes.
    const { completeExport } = await import('./completeExport');
    const { problems, keep } = await completeExport(STAGING, plan, step);
    if (reportProblems(problems)) return 1;
    step('swap');
    keep();
    swapIntoPlace(STAGING);
    const counts = { pages: prepared.routes, drawn: plan.drawn.length };
    console.log(`\n${summarize('out', counts, end(), prepared.warnings + countWarnings())}`);
    return 0;
  } catch (error) {
    // Whatever it was, the next build begins anew.
    forgetBundle();
    throw error;
  } finally {
    // Where the build ends early, Next would wait for its pages for ever.
    begun?.run.kill();
    await begun?.run.code;
  }
}

/**
 * Builds the whole site; returns the exit code. A build that fails or is killed leaves `out/` as it was, and a second
 * one at the same time does not begin.
 */
export async function runBuild(): Promise<number> {
  const progress = createProgress();
  let release: (() => void) | undefined;
  try {
    const lock = takeBuildLock();
    if (typeof lock === 'number') {
      console.error(describeHolder(lock));
      return 1;
    }
    release = lock;
    return await build(progress);
  } finally {
    progress.end();
    release?.();
  }
}
