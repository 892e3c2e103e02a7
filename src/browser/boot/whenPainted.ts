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
