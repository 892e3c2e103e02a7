import { renameSync, rmSync } from 'node:fs';
import { drawnFile, writeText } from '../src/content/pageData/generatedFiles';
import { listRoutes } from '../src/content/pageData/readBuild';
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
import { CACHE, OUT } from '../src/content/workspace';

/** Maximum number of pages that are written and rendered while the bundler holds its memory. */
const MAX_BESIDE_BUNDLER = 3000;
/** The content step after which everything that Next bundles exists. */
const BUNDLEABLE_FROM = 'pages';
/** Always rendered, so this route alone makes Next bundle the code. */
const HOME = '/';

const DRAWN = `${CACHE.site}/${drawnFile}`;

/** Writes the list of pages for Next to render. Next may be waiting for it. */
function writeDrawnList(routes: readonly string[]): void {
  writeText(`${DRAWN}.new`, JSON.stringify(routes));
  renameSync(`${DRAWN}.new`, DRAWN);
}

/** Starts Next, which bundles the code if necessary and then renders the pages from `writeDrawnList`. */
function startDrawing(isBundled: boolean, tick: Progress['tick']): NextRun {
  rmSync(DRAWN, { force: true });
  rmSync(CACHE.staging, { recursive: true, force: true });
  const environment = {
    DOCS_SHELL_PREPARED: '1',
    DOCS_SHELL_STAGING: CACHE.staging,
    DOCS_SHELL_BUILD_ID: codeHash(),
    DOCS_SHELL_ROUTES: drawnFile,
  };
  return startNext(environment, isBundled, tick);
}

/** A Next process that bundles in parallel with the content step. */
interface Begun {
  readonly run: NextRun;
  /** Hash of the sources when it began. */
  readonly sources: string;
}

/** Restarts Next if its sources have been edited since it began. */
async function restartIfEdited(begun: Begun | undefined, tick: Progress['tick']): Promise<NextRun> {
  if (begun?.sources === bundledHash()) return begun.run;
  begun?.run.kill();
  await begun?.run.code;
  return startDrawing(false, tick);
}

/**
 * Makes Next render the pages of a plan, and bundle the code if it has changed; returns the exit code of
 * Next.
 * @param begun a Next process that is already bundling
 */
async function drawPages(
  { drawn, list }: ExportPlan,
  begun: Begun | undefined,
  tick: Progress['tick'],
): Promise<number> {
  const draw = (run: NextRun, routes: readonly string[]) => {
    writeDrawnList(routes);
    return run.code;
  };
  if (hasBundle(list.key)) return draw(startDrawing(true, tick), drawn);
  forgetBundle();
  const isLarge = drawn.length > MAX_BESIDE_BUNDLER;
  const code = await draw(await restartIfEdited(begun, tick), isLarge ? [HOME] : drawn);
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
      const isReady = name === BUNDLEABLE_FROM && routes <= MAX_BESIDE_BUNDLER;
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
    mergeExport(CACHE.staging, plan, name);
    // Imported late, because Next needs most of the memory of a build.
    const { completeExport } = await import('./completeExport');
    const { problems, keep } = await completeExport(CACHE.staging, plan, step);
    if (reportProblems(problems)) return 1;
    step('swap');
    keep();
    swapIntoPlace(CACHE.staging);
    const counts = { pages: prepared.routes, drawn: plan.drawn.length };
    console.log(`\n${summarize(OUT, counts, end(), prepared.warnings + countWarnings())}`);
    return 0;
  } catch (error) {
    // After any failure, the next build starts from scratch.
    forgetBundle();
    throw error;
  } finally {
    // If the build ends early, Next would wait for its pages forever.
    begun?.run.kill();
    await begun?.run.code;
  }
}

/**
 * Builds the whole site; returns the exit code. A build that fails or is killed leaves `out/` unchanged.
 * Refuses to start while another build is running.
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
