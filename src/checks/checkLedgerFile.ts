import type { Problem } from '../model/problems/Problem';
import { LEDGER_FILE } from './export/ledgerFile';

/** Every line of the ledger says something: of one that can't be read, nobody would notice what it has held. */
export function checkLedgerFile(unreadable: readonly number[]): Problem[] {
  return unreadable.map((line) => ({
    file: LEDGER_FILE,
    line,
    column: 1,
    code: 'ledger-line',
    message: 'The line is neither a page with its places nor a language',
    hint: 'where two versions were merged, keep the lines of both, and take the marks out',
  }));
}
