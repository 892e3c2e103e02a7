/** Whether the browser has room for this much more; yes where it does not say. Asks it not to clear what is kept. */
export async function hasRoom(bytes: number): Promise<boolean> {
  try {
    // Some browsers put that to the reader, who may never answer.
    navigator.storage.persist().catch(() => undefined);
    const { quota, usage = 0 } = await navigator.storage.estimate();
    return quota === undefined || quota - usage > bytes;
  } catch {
    return true;
  }
}
