/** Completes a share of an export's documents in a child process, which `startShares` starts. */
import { completeShare, type ShareOrder } from './completeShare';
import { endWithBuild } from './endWithBuild.cjs';
import { reportFault } from './reportFault';

process.once('disconnect', endWithBuild);
process.once('message', (order: ShareOrder) => {
  try {
    process.send?.(completeShare(order, endWithBuild), () => process.disconnect());
  } catch (error) {
    process.exitCode = 1;
    process.disconnect();
    reportFault(error);
  }
});
