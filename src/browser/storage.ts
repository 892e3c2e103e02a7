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

function copyStorage(): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries<string>({ ...localStorage }));
  } catch {
    // The browser denies storage, so nothing is stored.
    return new Map();
  }
}

/**
 * Dispatches a `storage` event for each value that was changed or removed while the page was in the back/forward cache.
 * Cached pages receive no `storage` events from other documents. See
 * https://developer.mozilla.org/docs/Web/API/PageTransitionEvent/persisted
 */
export function notifyStored(): void {
  let left: ReadonlyMap<string, string> = new Map();
  addEventListener('pagehide', () => {
    left = copyStorage();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const now = copyStorage();
    for (const key of new Set([...left.keys(), ...now.keys()])) {
      const newValue = now.get(key) ?? null;
      if (newValue !== (left.get(key) ?? null)) dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  });
}
