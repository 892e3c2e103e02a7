import { parseColorMode, type ColorMode } from '../model/settings/appearance';
import { closestTo } from './boot/closestTo';

/** The element that screen readers listen to; the runtime draws it, empty. */
export const ANNOUNCER_ID = '_announcer';
/** A region that is emptied and filled at once says nothing when the text is the same as before. */
const PAUSE_MS = 50;

/** Says a text to readers who do not see what happened. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, PAUSE_MS);
}

/** Says which color mode a press on its button has put in force, behind the first script. Returns what undoes it. */
export function announceColorMode(texts: Readonly<Record<ColorMode, string>>): () => void {
  const click = (event: Event) => {
    if (!closestTo(event, '[data-action="color-mode"]')) return;
    announce(texts[parseColorMode(document.documentElement.dataset.colorMode)]);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}
