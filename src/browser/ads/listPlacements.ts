/** What the network's selector finds in its place; one that this browser does not know finds nothing. */
export function listPlacements(host: Element, selector: string): Element[] {
  try {
    return [...host.querySelectorAll(selector)];
  } catch {
    return [];
  }
}
