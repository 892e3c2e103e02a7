/**
 * The content step alone, for a bare `next build` or `next dev`, and for `npm run dev`, which goes on: it asks for pages, names
 * the files that have changed, and gets the result of each run.
 */
import { prepareAlone } from '../build/buildSite';
import type { DevAnswer, DevRequest, NumberedRequest } from '../build/DevRequest';
import type * as Step from '../build/prepareSite';
import { reportFault } from '../build/report';

/** Changed files that no whole run has followed: a problem in one file holds up all of them. */
const pending = new Set<string>();
/** The step, with the family as it is loaded. */
let step: typeof Step | undefined;

const load = async (): Promise<typeof Step> => (step ??= await import('../build/prepareSite'));

async function prepare(files: readonly string[]): Promise<Step.Prepared> {
  for (const file of files) pending.add(file);
  const changed = pending.size > 0 ? new Set(pending) : undefined;
  const result = await prepareAlone(load, (loaded, progress) => loaded.prepareOnDemand(changed, progress));
  if (result.routes !== undefined) pending.clear();
  return result;
}

async function answer(request: DevRequest): Promise<Omit<DevAnswer, 'id'>> {
  switch (request.kind) {
    case 'prepare':
      return { prepared: await prepare(request.files) };
    case 'draft':
      return { prepared: step?.draftTexts(new Set(request.files)) };
    case 'page':
      return { isWritten: step?.writePage(request.route) ?? false };
    case 'rest':
      return { prepared: await prepareAlone(load, (loaded, progress) => loaded.writeRest(progress)) };
  }
}

if (process.send) {
  process.on('message', ({ id, request }: NumberedRequest) => {
    void answer(request)
      .catch((error: unknown) => {
        reportFault(error);
        return {};
      })
      .then((result) => process.send?.({ id, ...result } satisfies DevAnswer));
  });
  process.once('disconnect', () => process.exit());
} else
  void prepareAlone().then(({ routes }) => {
    process.exitCode = routes === undefined ? 1 : 0;
  });
