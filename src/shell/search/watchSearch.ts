import { closestTo } from '../../browser/boot/closestTo';
import type { Translate } from '../../components/Translations/Translations';
import { openSearch, prepareSearch } from './openSearch';

const BUTTON = '[data-opens="search"]';

/** Opens the search when its button asks for it, and begins to load it when the button is pointed at. Returns what undoes it. */
export function watchSearch(translate: Translate): () => void {
  const click = (event: Event) => {
    if (closestTo(event, BUTTON)) openSearch(translate);
  };
  const intend = (event: Event) => {
    if (closestTo(event, BUTTON)) prepareSearch();
  };
  document.addEventListener('click', click);
  document.addEventListener('pointerover', intend, { passive: true });
  document.addEventListener('focusin', intend);
  return () => {
    document.removeEventListener('click', click);
    document.removeEventListener('pointerover', intend);
    document.removeEventListener('focusin', intend);
  };
}
