import { linkManifest } from '../browser/offline/linkManifest';
import { readRecords } from '../browser/offline/offlineRecords';
import { askBuild, startWorker } from '../browser/offline/startWorker';
import { readFacts } from '../browser/pageFacts';

/** Goes on to save products, if there are any, by the build of the active worker. */
async function resume(): Promise<void> {
  try {
    const [{ active }, records] = await Promise.all([navigator.serviceWorker.ready, readRecords()]);
    if (!active || records.length === 0) return;
    const [{ resumeKeeping }, { build }] = await Promise.all([
      import('../browser/offline/keeper'),
      askBuild(active),
    ]);
    await resumeKeeping(build);
  } catch {
    // Without storage or a network, a later page tries again.
  }
}

/** Has the shown page stored for reading offline, follows new builds, and goes on to save products. */
export async function start(): Promise<void> {
  linkManifest();
  if (!(await startWorker(readFacts().site.host))) return;
  void resume();
  // The network is back, or the tab that worked may be closed.
  for (const type of ['online', 'focus']) addEventListener(type, () => void resume());
  navigator.serviceWorker.addEventListener('controllerchange', () => void resume());
}
