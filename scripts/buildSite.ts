import { checkSources } from './checkSources';
import { reportProblems } from './reportProblems';
import { reportFault } from './reportFault';

/**
 * Builds the whole site; returns the exit code. Checks the family's files before the build loads them, so
 * that a broken file is reported with its place.
 */
export async function buildSite(): Promise<number> {
  try {
    if (reportProblems(checkSources())) return 1;
    const { runBuild } = await import('./runBuild');
    return await runBuild();
  } catch (error) {
    reportFault(error);
    return 1;
  }
}
