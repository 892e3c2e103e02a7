/**
 * The content step alone, for a bare `next build` or `next dev`. For `npm run dev`, a process that goes on, and knows the
 * site: it is asked for pages, named the files that have changed, or asked to check everything.
 */
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { prepareAlone } from '../build/buildSite';
import type { DevRequest, DevResult, NumberedRequest } from '../build/DevRequest';
import type * as Developed from '../build/developedSite';
import { faultProblems } from '../build/report';

/** The check of everything gives way to pages that are asked for. */
const CHECK_PRIORITY = 10;

/** The site, with the family as it is loaded. */
let site: typeof Developed | undefined;

/**
 * Ends this process, with its bundler, once its parent is gone (see `startPreparer`). It would hold the lock of builds, and may be
 * too busy to learn of it; a thread is not.
 */
function endWithParent(): void {
  const watch = (parent: number) =>
    `setInterval(() => process.ppid === ${parent} || process.kill(-process.pid, 'SIGKILL'), 200)`;
  new Worker(watch(process.ppid), { eval: true, execArgv: [] }).unref();
}

const NOT_DONE: DevResult = { isDone: false, problems: [] };

async function answer(request: DevRequest): Promise<DevResult> {
  switch (request.kind) {
    case 'open': {
      let isDone = false;
      const { problems } = await prepareAlone(async (progress) => {
        site = await import('../build/developedSite');
        const result = await site.openSite(progress);
        isDone = result.isDone;
        return { routes: undefined, problems: result.problems };
      }, true);
      return { isDone, problems };
    }
    case 'page':
      return site?.writePage(request.route) ?? NOT_DONE;
    case 'edit':
      return site?.takeEdits(new Set(request.files), request.areEdited) ?? NOT_DONE;
    case 'check': {
      setPriority(CHECK_PRIORITY);
      const { routes, problems } = await prepareAlone(
        async () => (await import('../build/prepareSite')).prepareBeside(),
        true,
      );
      return { isDone: routes !== undefined, problems };
    }
  }
}

if (process.send) {
  process.on('message', ({ id, request }: NumberedRequest) => {
    void answer(request)
      .catch((error: unknown): DevResult => ({ isDone: false, problems: faultProblems(error) }))
      .then((result) => process.send?.({ id, ...result }));
  });
  endWithParent();
} else
  void prepareAlone().then(({ routes }) => {
    process.exitCode = routes === undefined ? 1 : 0;
  });
