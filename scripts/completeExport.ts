import { startAudit } from '../src/checks/checkExport';
import { writeOffline } from '../src/content/offline/offlineFiles';
import { listDocuments } from '../src/content/outputs/exportedFiles';
import { writeOutputs } from '../src/content/outputs/placedOutputs';
import type { Problem } from '../src/model/Problem';
import { completeShare } from './completeShare';
import { keepDocuments, readKeptDocuments } from './keptDocuments';
import { countShares, splitIntoShares } from './splitIntoShares';
import type { ExportPlan } from './keptExport';
import { startShares } from './startShares';

/** The result of completing an export. */
export interface CompletedExport {
  readonly problems: readonly Problem[];
  /** Stores what the next build can reuse. Call it only if this build succeeds. */
  readonly keep: () => void;
}

/**
 * Adds the other output files to an export, completes its documents (in up to four processes if there are
 * many), and checks the whole export.
 * @param plan which documents Next rendered, and which come from an earlier build
 * @param step called as each longer step begins
 * @throws if a process that completes documents ends early; it has printed the reason
 */
export async function completeExport(
  folder: string,
  plan: ExportPlan,
  step: (name: string) => void,
): Promise<CompletedExport> {
  step('outputs');
  const before = readKeptDocuments(plan);
  const others = startShares(countShares(listDocuments(folder).length - before.count) - 1);
  try {
    const policy = writeOutputs(folder);
    const audit = startAudit(folder);
    const { input } = audit;
    const order = { folder, policy, input };
    const kept = before.place(order);
    const isKept = new Set(kept.documents.map(({ file }) => file));
    const left = listDocuments(folder).filter((file) => !isKept.has(file));
    const [own, ...rest] = splitIntoShares(left, others.count + 1);
    const end = await others.begin(rest.map((documents) => ({ ...order, documents })));
    const shares = [kept, completeShare({ ...order, documents: own ?? [] }), ...(await end())];
    for (const share of shares) audit.take(share.audit);
    const documents = shares.flatMap((share) => share.documents);
    // Lists all files with their hashes, so no file may change afterwards.
    step('offline');
    writeOffline(folder, documents);
    step('checks');
    return { problems: audit.finish(), keep: () => keepDocuments(plan, order, audit, documents) };
  } finally {
    others.stop();
  }
}
