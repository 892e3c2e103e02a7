import { listShown, watchCurrentPage } from '../currentPage/currentPage';
import { savesData } from '../savesData';
import { watchUpdates } from './watchUpdates';

/** The page that the worker is told of last, or that it has given itself. */
let told: string | undefined;
/** Pages that came before the first worker, which is told of all of them. */
const untold = new Set<string>();

function tellVisits(): void {
  for (const pathname of untold) {
    const { controller } = navigator.serviceWorker;
    if (!controller) return;
    controller.postMessage({ kind: 'visited', pathname });
    untold.delete(pathname);
  }
}

/** Tells the worker of a page that it has not given itself, so that it is stored. */
function noteVisit(href: string): void {
  if (href === told || savesData()) return;
  told = href;
  untold.add(href);
  tellVisits();
}

/** Notes the page of this document, which the reader may have left already; the worker knows what it has given. */
function noteDocument(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!entry) return;
  const { pathname } = new URL(entry.name);
  if (entry.workerStart > 0) told = pathname;
  else noteVisit(pathname);
}

/**
 * Registers the service worker, on the production host and nowhere else. Resolves to false where there is none, and
 * whatever goes wrong stays here.
 */
export async function startWorker(productionHost: string): Promise<boolean> {
  if (window.location.host !== productionHost || !('serviceWorker' in navigator)) return false;
  try {
    noteDocument();
    // The reader may have left some before this began.
    for (const href of listShown()) noteVisit(href);
    watchCurrentPage(({ href }) => noteVisit(href));
    const registration = await navigator.serviceWorker.register('/sw.js');
    watchUpdates(registration, tellVisits);
    // It may have come meanwhile.
    tellVisits();
    return true;
  } catch {
    return false;
  }
}
