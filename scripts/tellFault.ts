import { loadProblem } from './loadProblem';
import { reportProblems } from './reportProblems';
import { systemProblem } from './systemProblem';

/**
 * Tells an error that has ended a step as a problem with a place, where the system or the family's own modules have
 * caused it.
 * @throws any other error, which is a mistake of the site's own code
 */
export function tellFault(error: unknown): void {
  const problem = systemProblem(error) ?? loadProblem(error);
  if (!problem) throw error;
  reportProblems([problem]);
}
