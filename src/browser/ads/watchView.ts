/** An ad is in view while at least half of it is, as advertisers count. */
const IN_VIEW = 0.5;

/** Reports whether an element is in view, at first and at every change, until the signal is aborted. */
export function watchView(element: Element, report: (isInView: boolean) => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => report((entries.at(-1)?.intersectionRatio ?? 0) >= IN_VIEW),
    { threshold: IN_VIEW },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
