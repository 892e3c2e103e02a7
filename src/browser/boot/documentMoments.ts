/** Does a task once all of the document is there; to be called before it is. */
export function whenParsed(task: () => void): void {
  document.addEventListener('DOMContentLoaded', task);
}

/**
 * Does a task ahead of every frame that is drawn while the document comes, and once all of it is there; to be called
 * before it is. What the task changes is never seen as it was.
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
 * Does a task behind the load event, and once the browser tells that its text has been painted: a frame that was only
 * handed over is still on its way. In a tab that nobody sees it waits until somebody does.
 */
export function whenPainted(task: () => void): void {
  addEventListener('load', () =>
    new PerformanceObserver((entries, observer) => {
      // A slow machine may paint the empty page before.
      if (!entries.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      task();
    }).observe({ type: 'paint', buffered: true }),
  );
}
