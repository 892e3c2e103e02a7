import type { Problem } from '../../model/problems/Problem';
import { clearDemoStore } from './demoStore';
import { describeFault } from './describeFault';
import { takeLateFaults } from './watchDemo';

/** What demos have caused since they were drawn; their drawings are dropped, so that the next build tells it again. */
export function listLateFaults(): Problem[] {
  const problems = takeLateFaults().map(describeFault);
  if (problems.length > 0) clearDemoStore();
  return problems;
}
