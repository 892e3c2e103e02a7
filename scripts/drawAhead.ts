import { setTimeout } from 'node:timers/promises';
import { drawDemosAhead } from '../src/content/demos/drawDemosAhead';
import { listLateFaults } from '../src/content/demos/demoStore';

/** Draws demos for a build that has just begun, in a process of its own: `runPrepare` starts and ends it. */

/** What a demo has begun may fail a little later. */
const SETTLE_MS = 50;
let isOver = false;

function tellFaults(): void {
  const faults = listLateFaults();
  if (faults.length > 0) process.send?.(faults);
}

async function drawAhead(): Promise<void> {
  await drawDemosAhead(() => {
    tellFaults();
    return isOver;
  });
  await setTimeout(SETTLE_MS);
  tellFaults();
}

process.once('message', () => {
  isOver = true;
});
process.once('disconnect', () => process.exit());
// Whatever goes wrong here, the build draws for itself what it does not find.
drawAhead().then(
  () => process.disconnect(),
  () => process.exit(1),
);
