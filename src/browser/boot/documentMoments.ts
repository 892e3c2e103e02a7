/** Does a task once all of the document is there; to be called before it is. */
export function whenParsed(task: () => void): void {
  document.addEventListener('DOMContentLoaded', task);
}

/**
 * Runs a task before every frame while the document is being parsed, and once it is parsed, so that the state
 * before the task is never painted. Has to be called before the document is parsed.
 */
export function whileParsing(task: () => void): void {
  const attempt = () => {
    task();
    if (document.readyState === 'loading') requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
  whenParsed(task);
}

/**
 * Runs a task after the load event and after the browser reports that text has been painted: an animation
 * frame alone may not be on screen yet. In a hidden tab the task waits until the tab is shown.
 */
export function whenPainted(task: () => void): void {
  addEventListener('load', () =>
    new PerformanceObserver((entries, observer) => {
      // A slow machine may paint the empty page first.
      if (!entries.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      task();
    }).observe({ type: 'paint', buffered: true }),
  );
}
