import { existsSync, readFileSync } from 'node:fs';
import { type LedgerFinding, parseLedger, type ReadLedger, type Ledger } from '../../model/outputs/Ledger';
import type { Problem } from '../../model/Problem';
import { findLine } from '../findLine';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import type { SeenDocument } from './ExportedDocument';

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

/**
 * What goes out now, for the ledger: pages and their places, in or out of search engines, since readers link to both.
 * Ids are the same in every language, so that English documents tell for all.
 */
export function listPublished(documents: Iterable<SeenDocument>): Ledger {
  const pages = new Map<string, readonly string[]>();
  const languages = new Set<string>();
  for (const { page, anchors } of documents) {
    if (!page) continue;
    languages.add(page.userLanguage);
    if (page.userLanguage === DEFAULT_LANGUAGE_CODE) pages.set(page.pathname, anchors);
  }
  return { pages, languages };
}
