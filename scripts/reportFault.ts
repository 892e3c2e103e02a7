import { loadProblem } from './loadProblem';
import { reportProblems } from './reportProblems';
import { internalProblem } from './internalProblem';
import { systemProblem } from './systemProblem';
import { ReportedFault } from './ReportedFault';

/**
 * Reports an error that ended a step, as a problem with a place: a system error, an error in the family's
 * modules, or an error in the site's own code. Prints the trace if `DEBUG` is set.
 */
export function reportFault(error: unknown): void {
  if (error instanceof ReportedFault) return;
  reportProblems([systemProblem(error) ?? loadProblem(error) ?? internalProblem(error)]);
  if (process.env.DEBUG) console.error(error);
}
