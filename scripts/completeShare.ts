import { createAudit, type AuditInput, type AuditReport } from '../src/checks/export/audit';
import { createDescriber, type KnownDocument } from '../src/content/offline/fileNeeds';
import { createSealer } from '../src/content/outputs/sealer';
import type { SitePolicy } from '../src/content/outputs/sitePolicy';

/** An export whose documents are to be completed, and the input for that. */
export interface ExportOrder {
  readonly folder: string;
  readonly policy: SitePolicy;
  readonly input: AuditInput;
}

/** The documents that one process completes. */
export interface ShareOrder extends ExportOrder {
  readonly documents: readonly string[];
}

/** The result of one process. */
export interface ShareReport {
  readonly audit: AuditReport;
  readonly documents: readonly KnownDocument[];
}

/**
 * Seals documents of an export and checks each final document. Returns the findings of the checks and the
 * facts that the offline lists need.
 * @param onDocument called before each document
 */
export function completeShare(
  { folder, documents, policy, input }: ShareOrder,
  onDocument: () => void = () => {},
): ShareReport {
  const seal = createSealer(folder, policy, input.redirects);
  const { add, report } = createAudit(input);
  const describe = createDescriber();
  const described = documents.map((file) => {
    onDocument();
    const html = seal(file);
    add(file, html);
    return describe(file, html);
  });
  return { audit: report(), documents: described };
}
