import { readFileSync } from 'node:fs';
import { listDocuments } from '../content/outputs/exportedFiles';
import { readHeaderPolicy } from '../content/outputs/sitePolicy';
import { readOutputPages, readResolvedRedirects } from '../content/outputs/outputFiles';
import type { Problem } from '../model/Problem';
import { languageRedirects, languages, redirectPatterns, redirects, site } from '../site';
import { createAudit, type Audit, type AuditInput } from './export/audit';
import { finishAudit, type FinishInput } from './export/finishAudit';
import { readLedger } from './export/ledger';
import { listFileSizes } from './export/outputFiles';

/** Reads the input of the rules for an export of the last content step; all other files must exist. */
function readInput(folder: string): FinishInput {
  return {
    folder,
    origin: site.origin,
    hasCards: site.cardFont !== undefined,
    languages,
    pages: readOutputPages(),
    redirects: readResolvedRedirects(),
    declared: redirects,
    patterns: redirectPatterns,
    languageRedirects,
    ledger: readLedger(),
    headerPolicy: readHeaderPolicy(),
    sizes: listFileSizes(folder),
  };
}

/** An audit to which callers add documents; `finish` returns every problem. */
export interface ExportAudit extends Audit {
  /** Input for other audits of the same export. */
  readonly input: AuditInput;
  readonly finish: () => Problem[];
}

/** Starts an audit of an export; all files except the documents must exist. */
export function startAudit(folder: string): ExportAudit {
  const input = readInput(folder);
  const audit = createAudit(input);
  return { ...audit, input, finish: () => finishAudit(audit, input) };
}

/** Applies every rule about the exported files to a complete export, and returns the problems. */
export function checkExport(folder: string): Problem[] {
  const audit = startAudit(folder);
  for (const file of listDocuments(folder)) audit.add(file, readFileSync(`${folder}/${file}`, 'utf8'));
  return audit.finish();
}
