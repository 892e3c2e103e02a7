import { getCurrentPage, watchCurrentPage } from '../currentPage/currentPage';
import { savesData } from '../savesData';
import { watchUpdates } from './watchUpdates';

/** The page that the worker was told of last, or that it has given itself. */
let told: string | undefined;

/** Tells the worker of a page that the reader came to without loading its document, so that it is stored. */
function tellVisit(href: string): void {
  const { controller } = navigator.serviceWorker;
  if (!controller || href === told || savesData()) return;
  told = href;
  controller.postMessage({ kind: 'visited', pathname: href });
}

/** The page of this document, where the worker itself has given it. */
function pageOfWorker(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry && entry.workerStart > 0 ? new URL(entry.name).pathname : undefined;
}

/**
 * Registers the service worker, on the production host and nowhere else. Resolves to false where there is none, and
 * whatever goes wrong stays here.
 */
export async function startWorker(productionHost: string): Promise<boolean> {
  if (window.location.host !== productionHost || !('serviceWorker' in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    watchUpdates(registration, () => tellVisit(getCurrentPage()?.href ?? window.location.pathname));
    told = pageOfWorker();
    watchCurrentPage(({ href }) => tellVisit(href));
    return true;
  } catch {
    return false;
  }
}
