import { parseColourMode, type ColourMode } from '../../model/settings/appearance';
import { subscribeRoot } from './directionChoice';

/** Tells when the reader chooses another colour mode, here or in another tab, until it is undone. */
export function subscribeColourMode(listener: () => void): () => void {
  return subscribeRoot('data-colour-mode', listener);
}

/** The colour mode that the reader chose. */
export function getColourMode(): ColourMode {
  return parseColourMode(document.documentElement.dataset.colourMode);
}
