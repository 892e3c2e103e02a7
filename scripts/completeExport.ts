import { startAudit } from '../src/checks/checkExport';
import { writeOffline } from '../src/content/offline/writeOffline';
import { listDocuments } from '../src/content/outputs/listDocuments';
import { writeOutputs } from '../src/content/outputs/writeOutputs';
import type { Problem } from '../src/model/problems/Problem';
import { completeShare } from './completeShare';
import { countShares, cutIntoShares } from './cutIntoShares';
import { startShares } from './startShares';

/**
 * Adds to an export what goes out beside the pages, completes its documents, on up to four processors where there are
 * many, and checks the whole. Returns what it finds wrong.
 * @param step told of every longer step as it begins
 * @throws where a process that completes documents has ended before its time; it has said why
 */
export async function completeExport(
  folder: string,
  step: (name: string) => void,
): Promise<readonly Problem[]> {
  step('outputs');
  const others = startShares(countShares(listDocuments(folder).length) - 1);
  try {
    const policy = writeOutputs(folder);
    const { input, finish, take } = startAudit(folder);
    const [own, ...rest] = cutIntoShares(listDocuments(folder), others.count + 1);
    const order = { folder, policy, input };
    const end = await others.begin(rest.map((documents) => ({ ...order, documents })));
    const shares = [completeShare({ ...order, documents: own ?? [] }), ...(await end())];
    for (const { audit } of shares) take(audit);
    // Lists all files with their hashes: nothing may change them afterwards.
    step('offline');
    writeOffline(
      folder,
      shares.flatMap(({ documents }) => documents),
    );
    step('checks');
    return finish();
  } finally {
    others.stop();
  }
}
