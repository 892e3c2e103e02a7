/** The content step alone, for a bare `next build` or `next dev`. */
import { takeBuildLock } from './buildLock';
import { prepareSite } from './prepareSite';

async function prepare(): Promise<void> {
  const lock = takeBuildLock();
  if (typeof lock === 'number') {
    console.error(`Another build is running (process ${lock}); wait for it, or stop it.`);
    process.exitCode = 1;
    return;
  }
  if ((await prepareSite()) === undefined) process.exitCode = 1;
  lock();
}

void prepare();
