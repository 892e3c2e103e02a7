/**
 * `npm run check`: checks every rule of the exported site and the validity of its HTML. Reads `out/` as it
 * is.
 */
import { existsSync } from 'node:fs';
import { checkExport } from '../src/checks/checkExport';
import { validateDocuments } from '../src/checks/export/validateDocuments';
import { reportProblems } from '../src/build/report';
import { finishSwap } from '../src/content/outputs/swapOutput';
import { listImportedFiles } from '../src/content/import/importLock';
import { OUT } from '../src/content/workspace';
import { applyContentRules } from '../src/model/ContentRules';
import { contentRules } from '../src/site';

finishSwap();
if (existsSync(OUT)) {
  const problems = [...checkExport(OUT), ...validateDocuments(OUT)];
  if (
    reportProblems(applyContentRules(problems, contentRules, listImportedFiles()), "out/ can't be published")
  )
    process.exitCode = 1;
  else console.log('The exported site has no problems.');
} else {
  console.error('There is no out/. Run npm run build first.');
  process.exitCode = 1;
}
