import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { startAudit } from '../src/checks/checkExport';
import { checkLedgerFile, readLedger, listPublished } from '../src/checks/export/ledger';
import { listDocuments } from '../src/content/outputs/exportedFiles';
import { formatLedger, mergeLedger } from '../src/model/outputs/Ledger';
import { reportProblems } from '../src/build/report';
import { finishSwap } from '../src/content/outputs/swapOutput';
import { DATA, OUT } from '../src/content/workspace';

/** `npm run ledger`: adds the URLs that `out/` publishes to the committed ledger. Never removes any. */

finishSwap();
const known = readLedger();
if (reportProblems(checkLedgerFile(known.unreadable), 'the ledger is unchanged')) process.exitCode = 1;
else if (existsSync(OUT)) {
  const audit = startAudit(OUT);
  for (const file of listDocuments(OUT)) audit.add(file, readFileSync(`${OUT}/${file}`, 'utf8'));
  const merged = mergeLedger(known, listPublished(audit.documents.values()));
  writeFileSync(DATA.ledger, formatLedger(merged));
  console.log(
    `${DATA.ledger}: ${merged.pages.size} pages, ${merged.pages.size - known.pages.size} of them new`,
  );
} else {
  console.error('There is no out/. Run npm run build first.');
  process.exitCode = 1;
}
