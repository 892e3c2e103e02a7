import { readFileSync } from 'node:fs';
import { listDocuments } from '../content/outputs/exportedFiles';
import { readHeaderPolicy } from '../content/outputs/sitePolicy';
import { readOutputPages, readResolvedRedirects } from '../content/outputs/outputFiles';
import type { Problem } from '../model/Problem';
import { languageRedirects, languages, redirects, site } from '../site';
import { createAudit, type Audit, type AuditInput } from './export/audit';
import { finishAudit, type FinishInput } from './export/finishAudit';
import { readLedger } from './export/ledger';
import { listFileSizes } from './export/outputFiles';

/** What the rules are told of an export of the last content step, whose files are there. */
function readInput(folder: string): FinishInput {
  return {
    folder,
    origin: site.origin,
    languages,
    pages: readOutputPages(),
    redirects: readResolvedRedirects(),
    declared: redirects,
    languageRedirects,
    ledger: readLedger(),
    headerPolicy: readHeaderPolicy(folder),
    sizes: listFileSizes(folder),
  };
}

/** An audit that is told of documents by whoever writes or reads them; `finish` gives every problem. */
export interface ExportAudit extends Audit {
  /** What other audits of the same export are told. */
  readonly input: AuditInput;
  readonly finish: () => Problem[];
}

/** Starts an audit of an export whose other files are there. */
export function startAudit(folder: string): ExportAudit {
  const input = readInput(folder);
  const audit = createAudit(input);
  return { ...audit, input, finish: () => finishAudit(audit, input) };
}

/** Every rule about the exported files as a whole, applied to an export that is there. */
export function checkExport(folder: string): Problem[] {
  const audit = startAudit(folder);
  for (const file of listDocuments(folder)) audit.add(file, readFileSync(`${folder}/${file}`, 'utf8'));
  return audit.finish();
}
