import { loadProblem } from './loadProblem';
import { reportProblems } from './reportProblems';
import { siteFault } from './siteFault';
import { systemProblem } from './systemProblem';
import { ToldFault } from './ToldFault';

/**
 * Tells an error that has ended a step as a problem with a place: of the system, of the family's own modules, or else
 * of the site's own code. The trace is for whoever asks for it by `DEBUG`.
 */
export function tellFault(error: unknown): void {
  if (error instanceof ToldFault) return;
  reportProblems([systemProblem(error) ?? loadProblem(error) ?? siteFault(error)]);
  if (process.env.DEBUG) console.error(error);
}
