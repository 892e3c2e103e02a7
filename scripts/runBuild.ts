import { rmSync } from 'node:fs';
import { BUILD_FOLDER, drawnFile } from '../src/content/pageData/buildFiles';
import { listRoutes } from '../src/content/pageData/readBuild';
import { writeWhole } from '../src/content/pageData/writeHashed';
import { takeBuildLock } from './buildLock';
import { codeHash } from './codeHash';
import { createProgress, type Progress } from './createProgress';
import { countWarnings, reportProblems } from './reportProblems';
import { runPrepare } from './runPrepare';
import { startNext, type NextRun } from './startNext';
import { summarise } from './summarise';
import { finishSwap, swapIntoPlace } from './swapOutput';

/** Next exports here; `out/` is only ever replaced as a whole. */
const STAGING = '.cache/staging';

/** Begins to bundle the shell, while the content step goes on; which pages there are to draw is told to Next later. */
function startBundling(name: string): NextRun {
  rmSync(STAGING, { recursive: true, force: true });
  rmSync(`${BUILD_FOLDER}/${drawnFile}`, { force: true });
  return startNext({
    DOCS_SHELL_PREPARED: '1',
    DOCS_SHELL_STAGING: STAGING,
    DOCS_SHELL_BUILD_ID: name,
    DOCS_SHELL_ROUTES: drawnFile,
  });
}

async function build({ step, tick, end }: Progress): Promise<number> {
  finishSwap();
  let bundling: { readonly name: string; readonly next: NextRun } | undefined;
  const prepared = await runPrepare(step, () => {
    const name = codeHash();
    bundling = { name, next: startBundling(name) };
  });
  if (!prepared || !bundling) {
    bundling?.next.stop();
    return 1;
  }
  const { name, next } = bundling;
  step('Next');
  const { mergeExport, planExport } = await import('./keptExport');
  const plan = planExport(listRoutes(), name);
  writeWhole(`${BUILD_FOLDER}/${drawnFile}`, JSON.stringify(plan.drawn));
  const loading = import('./completeExport');
  const code = await next.end(tick);
  if (code !== 0) return code;
  mergeExport(STAGING, plan, name);
  const { completeExport } = await loading;
  if (reportProblems(await completeExport(STAGING, step))) return 1;
  step('swap');
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
