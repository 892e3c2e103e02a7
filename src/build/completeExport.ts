import { startAudit } from '../checks/checkExport';
import { writeOffline } from '../content/offline/offlineFiles';
import { compressFiles } from '../content/outputs/compressedFiles';
import { listDocuments } from '../content/outputs/exportedFiles';
import { writeOutputs } from '../content/outputs/placedOutputs';
import { listImportedFiles } from '../content/import/importLock';
import { applyContentRules } from '../model/ContentRules';
import type { Problem } from '../model/Problem';
import { contentRules, site } from '../site';
import { keepDocuments, readKeptDocuments } from './keptDocuments';
import type { ExportPlan } from './keptPages';
import { completeShare } from './worker';
import { countWorkers, type Workers, withWorkers } from './workers';

/** Minimum number of documents for each process: fewer are completed before it has started. */
const FEWEST = 300;

/** Returns the number of processes for a number of documents; 1 if they are completed without another. */
export function countShares(documents: number, processors?: number): number {
  return Math.max(1, Math.min(countWorkers(processors), Math.floor(documents / FEWEST)));
}

/**
 * Cuts a list into parts of about equal length, in order.
 * @example splitIntoShares(['a', 'b', 'c'], 2) // [['a', 'b'], ['c']]
 */
export function splitIntoShares<T>(list: readonly T[], count: number): T[][] {
  const length = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, index) => list.slice(index * length, (index + 1) * length));
}

/** What hosts can send from disk without a further module. */
const DEFAULT_COMPRESSION = ['gz'] as const;

/** The result of completing an export. */
export interface CompletedExport {
  readonly problems: readonly Problem[];
  /** Stores what the next build can reuse. Call it only if this build succeeds. */
  readonly keep: () => void;
}

/**
 * Adds the other output files to an export, completes its documents (in several processes if there are many),
 * and checks the whole export.
 * @param plan which documents Next rendered, and which come from an earlier build
 * @param step called as each longer step begins
 * @throws `EndedTask` if a process that completes documents ends early
 */
export async function completeExport(
  folder: string,
  plan: ExportPlan,
  step: (name: string) => void,
): Promise<CompletedExport> {
  step('outputs');
  const before = readKeptDocuments(plan);
  const complete = async (workers?: Workers): Promise<CompletedExport> => {
    const policy = writeOutputs(folder);
    const audit = startAudit(folder);
    const order = { folder, policy, input: audit.input };
    const kept = before.reuse(order);
    const isKept = new Set(kept.documents.map(({ file }) => file));
    const left = listDocuments(folder).filter((file) => !isKept.has(file));
    const orders = splitIntoShares(left, workers?.count ?? 1).map((documents) => ({ ...order, documents }));
    const completed = await Promise.all(
      orders.map((order) => (workers ? workers.run('completeShare', [order]) : completeShare(order))),
    );
    // In the order of the documents, so that the problems do not depend on the machine.
    const shares = [kept, ...completed];
    for (const share of shares) audit.take(share.audit);
    const documents = shares.flatMap((share) => share.documents);
    // Lists all files with their hashes, so no file may change afterwards.
    step('offline');
    writeOffline(folder, documents);
    step('compression');
    await compressFiles(folder, site.compression ?? DEFAULT_COMPRESSION);
    step('checks');
    const problems = applyContentRules(audit.finish(), contentRules, listImportedFiles());
    return { problems, keep: () => keepDocuments(plan, order, audit, documents) };
  };
  const count = countShares(listDocuments(folder).length - before.count);
  return count > 1 ? withWorkers(count, complete) : complete();
}
