/** The content step alone, for a bare `next build` or `next dev`. */
import { describeHolder, takeBuildLock } from './buildLock';
import { checkSources } from './checkSources';
import { reportProblems } from './reportProblems';
import { tellFault } from './tellFault';
import { tellLateFaults } from './tellLateFaults';

async function prepare(): Promise<void> {
  const lock = takeBuildLock();
  if (typeof lock === 'number') {
    console.error(describeHolder(lock));
    process.exitCode = 1;
    return;
  }
  try {
    const { prepareSite } = reportProblems(checkSources()) ? {} : await import('./prepareSite');
    if ((await prepareSite?.()) === undefined) process.exitCode = 1;
  } catch (error) {
    tellFault(error);
    process.exitCode = 1;
  } finally {
    lock();
  }
}

tellLateFaults();
void prepare();
