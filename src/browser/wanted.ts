/** The event at an element in an island that a reader wants. */
export const WANTED = 'docs:wanted';

/** Tells the loader that a reader wants the island around an element. */
export function want(element: Element): void {
  element.dispatchEvent(new Event(WANTED, { bubbles: true }));
}
