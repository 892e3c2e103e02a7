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
