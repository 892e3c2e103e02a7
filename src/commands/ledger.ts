import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { startAudit } from '../checks/checkExport';
import { checkLedgerFile, readLedger, listPublished } from '../checks/export/ledger';
import { listDocuments } from '../content/outputs/exportedFiles';
import { formatLedger, mergeLedger } from '../model/outputs/Ledger';
import { reportProblems } from '../build/report';
import { finishSwap } from '../content/outputs/swapOutput';
import { DATA, OUT } from '../content/workspace';

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
