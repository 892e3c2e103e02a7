/**
 * Returns the browser's service workers; undefined if it has none. Reading them throws in a sandboxed frame. See
 * https://w3c.github.io/ServiceWorker/#navigator-service-worker
 */
export function findWorkers(): ServiceWorkerContainer | undefined {
  try {
    return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  } catch {
    return undefined;
  }
}

/** Returns whether the page has all that saving a product for reading offline needs. */
export const canKeep = (): boolean => Boolean(findWorkers()?.controller) && 'locks' in navigator;
