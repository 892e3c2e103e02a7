/** Returns whether a message comes from an iframe, from an iframe inside it, or from a removed one. */
export function isFrom(source: MessageEventSource | null, expected: Window | null): boolean {
  if (source === null) return true;
  for (let from = source as Window | null; from; from = from.parent) {
    if (from === expected) return true;
    // A top-level window is its own parent; ports and workers have no parent.
    if (from.parent === from) return false;
  }
  return false;
}
