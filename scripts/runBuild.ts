import { mkdirSync, rmSync } from 'node:fs';
import { startAudit } from '../src/checks/checkExport';
import { listLateFaults } from '../src/content/demos/listLateFaults';
import { writeOffline } from '../src/content/offline/writeOffline';
import { writeOutputs } from '../src/content/outputs/writeOutputs';
import { takeBuildLock } from './buildLock';
import { codeHash } from './codeHash';
import { createProgress, type Progress } from './createProgress';
import { prepareSite } from './prepareSite';
import { releaseMemory } from './releaseMemory';
import { countWarnings, reportProblems } from './reportProblems';
import { runNext } from './runNext';
import { summarise } from './summarise';
import { finishSwap, swapIntoPlace } from './swapOutput';
import { systemProblem } from './systemProblem';

/** Next exports here; `out/` is only ever replaced as a whole. */
const STAGING = '.cache/staging';

async function build({ step, tick, end }: Progress): Promise<number> {
  finishSwap();
  // Nothing else of what was prepared is used again, so that Next has its memory.
  const routes = (await prepareSite(undefined, step))?.routes;
  if (routes === undefined) return 1;
  await releaseMemory();
  step('Next');
  mkdirSync('.cache', { recursive: true });
  rmSync(STAGING, { recursive: true, force: true });
  const environment = {
    DOCS_SHELL_PREPARED: '1',
    DOCS_SHELL_STAGING: STAGING,
    DOCS_SHELL_BUILD_ID: codeHash(),
  };
  const code = await runNext(environment, tick);
  if (code !== 0) return code;
  step('outputs');
  const audit = startAudit(STAGING);
  writeOutputs(STAGING, audit.add);
  // Lists all files with their hashes: nothing may change them afterwards.
  step('offline');
  writeOffline(STAGING);
  step('checks');
  if (reportProblems(audit.finish())) return 1;
  if (reportProblems(listLateFaults())) return 1;
  step('swap');
  swapIntoPlace(STAGING);
  console.log(`\n${summarise('out', routes, end(), countWarnings())}`);
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
  } catch (error) {
    const problem = systemProblem(error);
    if (!problem) throw error;
    reportProblems([problem]);
    return 1;
  } finally {
    progress.end();
    release?.();
  }
}
