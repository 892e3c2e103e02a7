import { createScript } from '../boot/loadElement';
import { whenPainted } from '../boot/documentMoments';
import { root } from '../root';

/**
 * Loads the program that shows one of the product family's own ads after the page has been painted, if the
 * document names it. If the runtime is ready first or the program fails, the runtime fills the slot.
 */
export function loadInHouseAd(): void {
  whenPainted(() => {
    const src = document.getElementById('_boot')?.dataset.ad;
    if (src && root.dataset.ready === undefined) document.head.append(createScript(src));
  });
}
