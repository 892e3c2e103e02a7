/**
 * Calls back once when an element comes near the window. Returns a function that stops it.
 * @param margin distance from the window
 */
export function whenNear(element: Element, margin: string, start: () => void): () => void {
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
}
