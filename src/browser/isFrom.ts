/** Returns whether a message comes from a frame, from a frame inside it, or from a removed one. */
export function isFrom(source: MessageEventSource | null, frame: Window | null): boolean {
  if (source === null) return true;
  for (let from = source as Window | null; from; from = from.parent) {
    if (from === frame) return true;
    // A top-level window is its own parent; ports and workers have no parent.
    if (from.parent === from) return false;
  }
  return false;
}
