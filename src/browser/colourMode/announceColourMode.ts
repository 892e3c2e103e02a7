import { parseColourMode, type ColourMode } from '../../model/settings/appearance';
import { announce } from '../announce/announce';
import { closestTo } from '../boot/closestTo';

/** Says which colour mode a press on its button has put in force, behind the first script. Returns what undoes it. */
export function announceColourMode(texts: Readonly<Record<ColourMode, string>>): () => void {
  const click = (event: Event) => {
    if (!closestTo(event, '[data-action="colour-mode"]')) return;
    announce(texts[parseColourMode(document.documentElement.dataset.colourMode)]);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}
