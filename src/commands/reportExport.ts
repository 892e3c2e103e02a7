import { reportProblems } from '../build/report';
import { checkExport } from '../checks/checkExport';
import { validateDocuments } from '../checks/export/validateDocuments';
import { listImportedFiles } from '../content/import/importLock';
import { OUT } from '../content/workspace';
import { applyContentRules } from '../model/ContentRules';
import { contentRules } from '../site';

/** Checks the export and prints its problems; returns whether one of them forbids to publish it. */
export function reportExport(): boolean {
  const problems = [...checkExport(OUT), ...validateDocuments(OUT)];
  return reportProblems(
    applyContentRules(problems, contentRules, listImportedFiles()),
    "out/ can't be published",
  );
}
