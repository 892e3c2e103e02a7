import { startAudit } from '../src/checks/checkExport';
import { writeOffline } from '../src/content/offline/writeOffline';
import { writeOutputs } from '../src/content/outputs/writeOutputs';
import type { Problem } from '../src/model/problems/Problem';

/**
 * Adds to an export what goes out beside the pages, and checks the whole; returns what it finds wrong.
 * @param step told of every longer step as it begins
 */
export function completeExport(folder: string, step: (name: string) => void): readonly Problem[] {
  step('outputs');
  const audit = startAudit(folder);
  writeOutputs(folder, audit.add);
  // Lists all files with their hashes: nothing may change them afterwards.
  step('offline');
  writeOffline(folder);
  step('checks');
  return audit.finish();
}
