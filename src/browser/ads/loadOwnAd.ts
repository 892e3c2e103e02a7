import { createScript } from '../boot/loadElement';

/**
 * Loads the program that shows one of the family's own ads, where the document names it: behind the load event, and
 * behind the first paint, which may come after it. A runtime that is there already fills the slot itself; where
 * anything fails, it will.
 */
export function loadOwnAd(): void {
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)));
}

function load(): void {
  const src = document.getElementById('boot')?.dataset.ad;
  if (src && document.documentElement.dataset.ready === undefined) document.head.append(createScript(src));
}
