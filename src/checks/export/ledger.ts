import { existsSync, readFileSync } from 'node:fs';
import { type LedgerFinding, parseLedger, type ReadLedger, type Ledger } from '../../model/outputs/Ledger';
import type { Problem } from '../../model/Problem';
import { findLine } from '../findLine';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { SeenDocument } from './ExportedDocument';
import { DATA } from '../../content/workspace';

/** Reads the committed ledger; empty before the first publication. */
export function readLedger(): ReadLedger {
  return parseLedger(existsSync(DATA.ledger) ? readFileSync(DATA.ledger, 'utf8') : '');
}

/** Returns the problem of an address that is in the ledger but not on the site, at its line. */
export function missingAddressProblem({ written, ...finding }: LedgerFinding): Problem {
  const line = findLine(DATA.ledger, new RegExp(`^${written.replace(/[^\w/ ]/g, '\\$&')}(?:\\s|$)`));
  return { file: DATA.ledger, line, column: 1, ...finding };
}

/** Checks that every line of the ledger can be parsed: an unreadable line would silently lose an address. */
export function checkLedgerFile(unreadable: readonly number[]): Problem[] {
  return unreadable.map((line) => ({
    file: DATA.ledger,
    line,
    column: 1,
    code: 'ledger-line',
    message: 'The line is neither a page with its anchors nor a language',
    hint: 'after a merge conflict, keep the lines of both sides and remove the markers',
  }));
}

/**
 * Lists the exported pages and their anchors for the ledger, including `noindex` pages, because readers link
 * to both. Ids are the same in every language, so the documents of the default one represent all languages.
 */
export function listPublished(documents: Iterable<SeenDocument>): Ledger {
  const pages = new Map<string, readonly string[]>();
  const languages = new Set<string>();
  for (const { page, anchors } of documents) {
    if (!page) continue;
    languages.add(page.userLanguage);
    if (page.userLanguage === defaultLanguage()) pages.set(page.pathname, anchors);
  }
  return { pages, languages };
}
