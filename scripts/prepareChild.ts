/** The content step of a build, in a process of its own: `runPrepare` starts it. */
import { endWithBuild } from './endWithBuild.cjs';
import { countWarnings } from './reportProblems';
import type { PrepareMessage } from './runPrepare';
import { tellFault } from './tellFault';
import { tellLateFaults } from './tellLateFaults';

/** Longer nobody waits for what a demo has begun, such as a connection that stays open. */
const MOST_MS = 2000;

function tell(message: PrepareMessage): void {
  process.send?.(message);
}

async function prepare(): Promise<void> {
  try {
    const { prepareSite } = await import('./prepareSite');
    const written = await prepareSite(undefined, {
      step: (step, routes) => {
        endWithBuild();
        // What a step has left behind would else be kept until the process runs short.
        globalThis.gc?.();
        tell({ step, routes });
      },
      onPage: endWithBuild,
    });
    if (written !== undefined) tell({ routes: written, warnings: countWarnings() });
    else process.exitCode = 1;
  } catch (error) {
    tellFault(error);
    process.exitCode = 1;
  } finally {
    process.disconnect();
    setTimeout(() => process.exit(), MOST_MS).unref();
  }
}

tellLateFaults();
process.once('disconnect', endWithBuild);
void prepare();
