type Area = 'localStorage' | 'sessionStorage';

/** What is kept under a key; null where nothing is, or where the browser denies storage. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for later visits, or for this tab; false where the browser denies storage or has no room. */
export function writeStored(key: string, value: string, area: Area = 'localStorage'): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Drops what is kept under a key, for instance a value that nothing can read. */
export function forgetStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // The browser denies storage: nothing is kept.
  }
}

/**
 * A page that the browser has kept, and shows again when a reader comes back, has heard nothing of what was stored
 * meanwhile: tells what is stored now, in the way in which the browser tells of other tabs.
 */
export function tellStored({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  try {
    for (const [key, newValue] of Object.entries<string>(localStorage))
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
  } catch {
    // The browser denies storage: nothing was stored.
  }
}
