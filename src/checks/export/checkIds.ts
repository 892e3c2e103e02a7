import type { ExportedDocument } from './ExportedDocument';
import type { ExportFinding } from './ExportFinding';

/** No id stands twice, and what an attribute refers to is there. Demos may refer to what they show later. */
export function checkIds({ facts: { ids, references } }: ExportedDocument): ExportFinding[] {
  const findings: ExportFinding[] = [];
  const seen = new Set<string>();
  for (const { id, at } of ids) {
    if (seen.has(id)) {
      findings.push({
        code: 'duplicate-id',
        message: `The id "${id}" stands twice on the page`,
        hint: 'links and labels find the first one only; rename one of them',
        at,
      });
    }
    seen.add(id);
  }
  for (const { id, attribute, at } of references) {
    if (seen.has(id)) continue;
    findings.push({
      code: 'missing-reference',
      message: `${attribute} names "${id}", and no element has that id`,
      hint: 'give the element the id, or remove the attribute',
      at,
    });
  }
  return findings;
}
