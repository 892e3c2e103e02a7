/** The content step of a build, in a child process that `runPrepare` starts. */
import { endWithBuild } from './endWithBuild.cjs';
import { countWarnings } from './reportProblems';
import type { PrepareMessage } from './runPrepare';
import { reportFault } from './reportFault';
import { reportLateFaults } from './reportLateFaults';

/** Maximum wait for unfinished work of a demo, such as an open connection. */
const MAX_MS = 2000;

function report(message: PrepareMessage): void {
  process.send?.(message);
}

async function prepare(): Promise<void> {
  try {
    const { prepareSite } = await import('./prepareSite');
    const written = await prepareSite(undefined, {
      step: (step, routes) => {
        endWithBuild();
        // Otherwise the garbage of a step stays until the process runs out of memory.
        globalThis.gc?.();
        report({ step, routes });
      },
      onPage: endWithBuild,
    });
    if (written !== undefined) report({ routes: written, warnings: countWarnings() });
    else process.exitCode = 1;
  } catch (error) {
    reportFault(error);
    process.exitCode = 1;
  } finally {
    process.disconnect();
    setTimeout(() => process.exit(), MAX_MS).unref();
  }
}

reportLateFaults();
process.once('disconnect', endWithBuild);
void prepare();
