/** Draws demos for a build that has just begun, in a process of its own: `runPrepare` starts and ends it. */
import { drawDemosAhead } from '../src/content/demos/drawDemosAhead';

// Whatever happens here, the build draws for itself what it does not find.
process.once('disconnect', () => process.exit());
drawDemosAhead().then(
  () => process.exit(),
  () => process.exit(1),
);
