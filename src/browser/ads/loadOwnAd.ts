import { createScript } from '../boot/loadElement';
import { whenPainted } from '../boot/documentMoments';
import { root } from '../root';

/**
 * Loads the program that shows one of the family's own ads, where the document names it, once the page has been
 * painted. A runtime that is there already fills the slot itself; where anything fails, it will.
 */
export function loadOwnAd(): void {
  whenPainted(() => {
    const src = document.getElementById('_boot')?.dataset.ad;
    if (src && root.dataset.ready === undefined) document.head.append(createScript(src));
  });
}
