import { listOldCaches } from '../../model/offline/cacheNames';
import type { WorkerContext } from './WorkerContext';

/** This build and the one before it stay. */
const BUILDS_KEPT = 2;

/** Notes this build as the newest and drops what is stored of builds that are two or more behind. */
export async function dropOldBuilds({ build, notes }: WorkerContext): Promise<void> {
  // The worker before has written until now.
  notes.readAgain();
  const { builds } = await notes.change((noted) => {
    const kept = [...noted.builds.filter((known) => known !== build), build].slice(-BUILDS_KEPT);
    const entries = Object.entries(noted.entries).filter(([, entry]) => kept.includes(entry.build));
    return { builds: kept, entries: Object.fromEntries(entries) };
  });
  const names = await caches.keys();
  await Promise.all(listOldCaches(names, builds).map((name) => caches.delete(name)));
}
