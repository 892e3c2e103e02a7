/** Returns the nearest ancestor of the event's target that matches a selector, or the target itself. */
export function closestTo<T extends HTMLElement>({ target }: Event, selector: string): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null;
}
