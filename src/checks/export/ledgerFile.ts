import { existsSync, readFileSync } from 'node:fs';
import type { Ledger } from '../../model/outputs/ledger/Ledger';
import { parseLedger } from '../../model/outputs/ledger/parseLedger';

/** The committed ledger of published addresses. */
export const LEDGER_FILE = 'data/published.txt';

/** The committed ledger; empty before anything was published. */
export function readLedger(): Ledger {
  return parseLedger(existsSync(LEDGER_FILE) ? readFileSync(LEDGER_FILE, 'utf8') : '');
}
