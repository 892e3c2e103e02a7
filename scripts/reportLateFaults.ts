import { listLateFaults } from '../src/content/demos/demoStore';
import { reportProblems } from './reportProblems';

/** Reports late failures of demos when this process ends, and makes it fail. */
export function reportLateFaults(): void {
  process.on('exit', () => {
    if (reportProblems(listLateFaults())) process.exitCode = 1;
  });
}
