/** The first that a selector finds: the element itself, or in it; null where there is none. */
export function findIn<T extends Element>(element: Element, selector: string): T | null {
  return element.matches(selector) ? (element as T) : element.querySelector<T>(selector);
}
