import { getCurrentPage, watchCurrentPage } from '../currentPage/currentPage';
import { watchUpdates } from './watchUpdates';

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Tells the worker of a page that the reader came to without loading its document, so that it is stored. */
function tellVisit(href: string): void {
  if (!savesData()) navigator.serviceWorker.controller?.postMessage({ kind: 'visited', pathname: href });
}

function cameThroughWorker(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return ((entry as PerformanceNavigationTiming | undefined)?.workerStart ?? 0) > 0;
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
    let skip = cameThroughWorker() || navigator.serviceWorker.controller === null;
    watchCurrentPage(({ href }) => {
      if (!skip) tellVisit(href);
      skip = false;
    });
    return true;
  } catch {
    return false;
  }
}
