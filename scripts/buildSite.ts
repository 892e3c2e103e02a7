import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { checkExport } from '../src/checks/checkExport';
import { writeOffline } from '../src/content/offline/writeOffline';
import { writeOutputs } from '../src/content/outputs/writeOutputs';
import { codeHash } from './codeHash';
import { finishSwap, swapIntoPlace } from './swapOutput';
import { prepareSite } from './prepareSite';
import { reportProblems } from './reportProblems';

/** Next exports here; `out/` is only ever replaced as a whole. */
const STAGING = '.cache/staging';

/** Builds the whole site; returns the exit code. A build that fails leaves `out/` as it was. */
export async function buildSite(): Promise<number> {
  const started = performance.now();
  const step = (name: string) => {
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s  ${name}`);
  };
  finishSwap();
  step('content');
  const prepared = await prepareSite();
  if (!prepared) return 1;
  const { routes } = prepared;
  step(`pages: ${routes} routes`);
  mkdirSync('.cache', { recursive: true });
  rmSync(STAGING, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      DOCS_SHELL_PREPARED: '1',
      DOCS_SHELL_STAGING: STAGING,
      DOCS_SHELL_BUILD_ID: codeHash(),
    },
  });
  if (status !== 0) return status ?? 1;
  step('outputs');
  writeOutputs(STAGING);
  step('checks');
  if (reportProblems(await checkExport(STAGING))) return 1;
  step(`build ${writeOffline(STAGING)}`);
  swapIntoPlace(STAGING);
  step(`done: out/ holds ${routes} routes`);
  return 0;
}
