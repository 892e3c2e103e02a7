type Area = 'localStorage' | 'sessionStorage';

/** Returns the value stored under a key; null if there is none or the browser denies storage. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value for later visits, or for this tab. Returns false if the browser denies storage or storage is
 * full.
 */
export function writeStored(key: string, value: string, area: Area = 'localStorage'): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes the value stored under a key, for example an invalid one. */
export function forgetStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // The browser denies storage, so nothing is stored.
  }
}

/**
 * Dispatches a `storage` event for every stored value if the page returns from the back/forward cache. Cached
 * pages receive no `storage` events from other tabs. See
 * https://developer.mozilla.org/docs/Web/API/PageTransitionEvent/persisted
 */
export function notifyStored({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  try {
    for (const [key, newValue] of Object.entries<string>(localStorage))
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
  } catch {
    // The browser denies storage, so nothing was stored.
  }
}
