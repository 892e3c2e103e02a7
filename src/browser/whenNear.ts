/**
 * Calls back once when an element comes near the window; at once in a browser that cannot tell. Returns a function that
 * stops it.
 * @param margin distance from the window
 */
export function whenNear(element: Element, margin: string, start: () => void): () => void {
  try {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    start();
    return () => undefined;
  }
}
