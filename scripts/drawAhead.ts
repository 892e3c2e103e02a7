import { setTimeout } from 'node:timers/promises';
import { drawDemosAhead } from '../src/content/demos/drawDemosAhead';
import { listLateFaults } from '../src/content/demos/demoStore';

/** Renders demos for a build that has just begun, in a child process. `runPrepare` starts and ends it. */

/** Time for asynchronous work of demos to fail. */
const SETTLE_MS = 50;
let isOver = false;

function reportFaults(): void {
  const faults = listLateFaults();
  if (faults.length > 0) process.send?.(faults);
}

async function drawAhead(): Promise<void> {
  await drawDemosAhead(() => {
    reportFaults();
    return isOver;
  });
  await setTimeout(SETTLE_MS);
  reportFaults();
}

process.once('message', () => {
  isOver = true;
});
process.once('disconnect', () => process.exit());
// Any failure here is harmless: the build renders the missing demos itself.
drawAhead().then(
  () => process.disconnect(),
  () => process.exit(1),
);
