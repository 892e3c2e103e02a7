import { startAudit } from '../src/checks/checkExport';
import { writeOffline } from '../src/content/offline/offlineFiles';
import { listDocuments } from '../src/content/outputs/exportedFiles';
import { writeOutputs } from '../src/content/outputs/placedOutputs';
import type { Problem } from '../src/model/Problem';
import { completeShare } from './completeShare';
import { keepDocuments, readKeptDocuments } from './keptDocuments';
import { countShares, cutIntoShares } from './cutIntoShares';
import type { ExportPlan } from './keptExport';
import { startShares } from './startShares';

/** What a complete export is found to be. */
export interface CompletedExport {
  readonly problems: readonly Problem[];
  /** Keeps what the next build need not do again, where this one is good. */
  readonly keep: () => void;
}

/**
 * Adds to an export what goes out beside the pages, completes its documents, on up to four processors where there are
 * many, and checks the whole.
 * @param plan which documents Next drew, and which are those of an earlier build
 * @param step told of every longer step as it begins
 * @throws where a process that completes documents has ended before its time; it has said why
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
    const [own, ...rest] = cutIntoShares(left, others.count + 1);
    const end = await others.begin(rest.map((documents) => ({ ...order, documents })));
    const shares = [kept, completeShare({ ...order, documents: own ?? [] }), ...(await end())];
    for (const share of shares) audit.take(share.audit);
    const documents = shares.flatMap((share) => share.documents);
    // Lists all files with their hashes: nothing may change them afterwards.
    step('offline');
    writeOffline(folder, documents);
    step('checks');
    return { problems: audit.finish(), keep: () => keepDocuments(plan, order, audit, documents) };
  } finally {
    others.stop();
  }
}
