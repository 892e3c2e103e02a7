import { parseColourMode, type ColourMode } from '../model/settings/appearance';
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

/** Says which colour mode a press on its button has put in force, behind the first script. Returns what undoes it. */
export function announceColourMode(texts: Readonly<Record<ColourMode, string>>): () => void {
  const click = (event: Event) => {
    if (!closestTo(event, '[data-action="colour-mode"]')) return;
    announce(texts[parseColourMode(document.documentElement.dataset.colourMode)]);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}
