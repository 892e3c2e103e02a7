/** `npm run check`: every rule about the exported site, and the validity of its HTML. Reads `out/` as it is. */
import { existsSync } from 'node:fs';
import { checkExport } from '../src/checks/checkExport';
import { validateDocuments } from '../src/checks/export/validateDocuments';
import { reportProblems } from './reportProblems';
import { finishSwap } from './swapOutput';

finishSwap();
if (existsSync('out')) {
  const problems = [...checkExport('out'), ...validateDocuments('out')];
  if (reportProblems(problems, 'out/ is not fit to be published')) process.exitCode = 1;
  else console.log('The exported site has no problems.');
} else {
  console.error('There is no out/; run npm run build first.');
  process.exitCode = 1;
}
