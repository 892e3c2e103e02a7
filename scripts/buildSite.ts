import { checkSources } from './checkSources';
import { reportProblems } from './reportProblems';
import { tellFault } from './tellFault';

/**
 * Builds the whole site; returns the exit code. The family's files are looked at before the build loads them, so that
 * a broken one is a problem with a place like any other.
 */
export async function buildSite(): Promise<number> {
  try {
    if (reportProblems(checkSources())) return 1;
    const { runBuild } = await import('./runBuild');
    return await runBuild();
  } catch (error) {
    tellFault(error);
    return 1;
  }
}
