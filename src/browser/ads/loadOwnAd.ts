import { createScript } from '../boot/loadElement';
import { root } from '../root';

/**
 * Loads the program that shows one of the family's own ads, where the document names it: behind the load event, and
 * once the browser tells that the page has been painted, which takes it longer than to hand over a frame. A runtime that
 * is there already fills the slot itself; where anything fails, it will.
 */
export function loadOwnAd(): void {
  window.addEventListener('load', () =>
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      load();
    }).observe({ type: 'paint', buffered: true }),
  );
}

function load(): void {
  const src = document.getElementById('boot')?.dataset.ad;
  if (src && root.dataset.ready === undefined) document.head.append(createScript(src));
}
