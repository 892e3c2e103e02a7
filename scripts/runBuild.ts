import { rmSync } from 'node:fs';
import { BUILD_FOLDER, drawnFile } from '../src/content/pageData/buildFiles';
import { listRoutes } from '../src/content/pageData/readBuild';
import { writeText } from '../src/content/pageData/writeHashed';
import { takeBuildLock } from './buildLock';
import { codeHash } from './codeHash';
import { createProgress, type Progress } from './createProgress';
import { forgetBundle, hasBundle, keepBundle } from './keptBundle';
import type { ExportPlan } from './keptExport';
import { countWarnings, reportProblems } from './reportProblems';
import { runNext } from './runNext';
import { runPrepare } from './runPrepare';
import { summarise } from './summarise';
import { finishSwap, swapIntoPlace } from './swapOutput';

/** Next exports here; `out/` is only ever replaced as a whole. */
const STAGING = '.cache/staging';

/** With more pages than this the bundler has to give its memory back before they are drawn. */
const MOST_BESIDE_BUNDLER = 3000;
/** Always drawn, and so enough to have the code bundled. */
const HOME = '/';

/** Lets Next draw what has to be drawn, and bundle the code where that has changed; returns its exit code. */
async function drawPages({ drawn, list }: ExportPlan, name: string, tick: Progress['tick']): Promise<number> {
  const draw = (routes: readonly string[], isBundled: boolean) => {
    rmSync(STAGING, { recursive: true, force: true });
    writeText(`${BUILD_FOLDER}/${drawnFile}`, JSON.stringify(routes));
    const environment = {
      DOCS_SHELL_PREPARED: '1',
      DOCS_SHELL_STAGING: STAGING,
      DOCS_SHELL_BUILD_ID: name,
      DOCS_SHELL_ROUTES: drawnFile,
    };
    return runNext(environment, isBundled, tick);
  };
  if (hasBundle(list.key)) {
    const code = await draw(drawn, true);
    // Whatever it was, the next build begins anew.
    if (code !== 0) forgetBundle();
    return code;
  }
  forgetBundle();
  const isLarge = drawn.length > MOST_BESIDE_BUNDLER;
  const code = await draw(isLarge ? [HOME] : drawn, false);
  if (code !== 0) return code;
  keepBundle(list.key);
  return isLarge ? draw(drawn, true) : 0;
}

async function build({ step, tick, end }: Progress): Promise<number> {
  finishSwap();
  const prepared = await runPrepare(step);
  if (!prepared) return 1;
  step('Next');
  const { mergeExport, planExport } = await import('./keptExport');
  const name = codeHash();
  const plan = planExport(listRoutes(), name);
  const code = await drawPages(plan, name, tick);
  if (code !== 0) return code;
  mergeExport(STAGING, plan, name);
  // Not earlier: Next needs most of the memory that a build takes.
  const { completeExport } = await import('./completeExport');
  const { problems, keep } = await completeExport(STAGING, plan, step);
  if (reportProblems(problems)) return 1;
  step('swap');
  keep();
  swapIntoPlace(STAGING);
  const counts = { pages: prepared.routes, drawn: plan.drawn.length };
  console.log(`\n${summarise('out', counts, end(), prepared.warnings + countWarnings())}`);
  return 0;
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
      console.error(`Another build is running (process ${lock}); wait for it, or stop it.`);
      return 1;
    }
    release = lock;
    return await build(progress);
  } finally {
    progress.end();
    release?.();
  }
}
