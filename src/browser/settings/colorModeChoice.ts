import { COLOR_CHOICE_ATTRIBUTE, parseColorMode, type ColorMode } from '../../model/settings/appearance';
import { subscribeRoot } from './directionChoice';

/**
 * Calls the listener when the reader chooses another color mode, in this tab or another. Returns a function
 * that unsubscribes.
 */
export function subscribeColorMode(listener: () => void): () => void {
  return subscribeRoot(COLOR_CHOICE_ATTRIBUTE, listener);
}

/** Returns the color mode that the reader chose. */
export function getColorMode(): ColorMode {
  return parseColorMode(document.documentElement.dataset.colorChoice);
}
