import { readFileSync } from 'node:fs';
import { listDocuments } from '../content/outputs/listDocuments';
import { readHeaderPolicy } from '../content/outputs/readHeaderPolicy';
import { readOutputPages, readResolvedRedirects } from '../content/outputs/readOutputs';
import type { Problem } from '../model/problems/Problem';
import { languages, redirects, site } from '../site';
import { createAudit, type Audit } from './export/createAudit';
import { finishAudit, type FinishInput } from './export/finishAudit';
import { readLedger } from './export/ledgerFile';

/** What the rules are told of an export of the last content step. */
function readInput(folder: string): FinishInput {
  return {
    folder,
    origin: site.origin,
    languages,
    pages: readOutputPages(),
    redirects: readResolvedRedirects(),
    declared: redirects,
    ledger: readLedger(),
    headerPolicy: () => readHeaderPolicy(folder),
  };
}

/** An audit that is told of documents by whoever writes them; `finish` gives every problem. */
export interface ExportAudit extends Audit {
  readonly finish: () => Problem[];
}

/** Starts an audit of an export whose documents are about to be written. */
export function startAudit(folder: string): ExportAudit {
  const input = readInput(folder);
  const audit = createAudit(input);
  return { ...audit, finish: () => finishAudit(audit, input) };
}

/** Every rule about the exported files as a whole, applied to an export that is there. */
export function checkExport(folder: string): Problem[] {
  const audit = startAudit(folder);
  for (const file of listDocuments(folder)) audit.add(file, readFileSync(`${folder}/${file}`, 'utf8'));
  return audit.finish();
}
