import { listLateFaults } from '../src/content/demos/demoStore';
import { reportProblems } from './reportProblems';

/** At the end of this process, tells what demos have begun that has failed when all else was done; then it has failed. */
export function tellLateFaults(): void {
  process.on('exit', () => {
    if (reportProblems(listLateFaults())) process.exitCode = 1;
  });
}
