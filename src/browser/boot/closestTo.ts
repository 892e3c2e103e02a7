/** The nearest element around what an event came to that a selector finds. */
export function closestTo<T extends HTMLElement>({ target }: Event, selector: string): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null;
}
