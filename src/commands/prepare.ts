/**
 * The content step alone, for a bare `next build` or `next dev`, and for `npm run dev`, which goes on: it names
 * the files that have changed, and gets the result of each run.
 */
import { prepareAlone } from '../build/buildSite';

/** Changed files whose pages are not written yet: a problem in one file holds up all of them. */
const pending = new Set<string>();

async function prepare(files: readonly string[] = []): Promise<void> {
  for (const file of files) pending.add(file);
  const result = await prepareAlone(pending.size > 0 ? pending : undefined);
  if (result.routes !== undefined) pending.clear();
  process.exitCode = result.routes === undefined ? 1 : 0;
  process.send?.(result);
}

if (process.send) {
  process.on('message', (files: readonly string[]) => void prepare(files));
  process.once('disconnect', () => process.exit());
}
void prepare();
