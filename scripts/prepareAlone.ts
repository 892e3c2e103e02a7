import { describeHolder, takeBuildLock } from './buildLock';
import { checkSources } from './checkSources';
import { reportProblems } from './reportProblems';
import { reportFault } from './reportFault';

type PrepareModule = typeof import('./prepareSite');

/**
 * Runs the content step without the rest of a build; returns the exit code.
 * @param load loads the step, and with it the family, after the check of the family's files
 */
export async function prepareAlone(
  load: () => PrepareModule | Promise<PrepareModule> = () => import('./prepareSite'),
): Promise<number> {
  const lock = takeBuildLock();
  if (typeof lock === 'number') {
    console.error(describeHolder(lock));
    return 1;
  }
  try {
    if (reportProblems(checkSources())) return 1;
    const { prepareSite } = await load();
    return (await prepareSite()) === undefined ? 1 : 0;
  } catch (error) {
    reportFault(error);
    return 1;
  } finally {
    lock();
  }
}
