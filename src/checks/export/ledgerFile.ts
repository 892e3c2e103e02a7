import { existsSync, readFileSync } from 'node:fs';
import { type LedgerFinding, parseLedger, type ReadLedger } from '../../model/outputs/Ledger';
import type { Problem } from '../../model/problems/Problem';
import { findLine } from '../findLine';

/** The committed ledger of published addresses. */
export const LEDGER_FILE = 'data/published.txt';

/** The committed ledger; empty before anything was published. */
export function readLedger(): ReadLedger {
  return parseLedger(existsSync(LEDGER_FILE) ? readFileSync(LEDGER_FILE, 'utf8') : '');
}

/** What the ledger holds and the site lacks, at its line. */
export function lostProblem({ written, ...finding }: LedgerFinding): Problem {
  const line = findLine(LEDGER_FILE, new RegExp(`^${written.replace(/[^\w/ ]/g, '\\$&')}(?:\\s|$)`));
  return { file: LEDGER_FILE, line, column: 1, ...finding };
}
