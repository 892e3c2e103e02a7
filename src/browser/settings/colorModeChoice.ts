import { parseColorMode, type ColorMode } from '../../model/settings/appearance';
import { subscribeRoot } from './directionChoice';

/** Tells when the reader chooses another color mode, here or in another tab, until it is undone. */
export function subscribeColorMode(listener: () => void): () => void {
  return subscribeRoot('data-color-mode', listener);
}

/** The color mode that the reader chose. */
export function getColorMode(): ColorMode {
  return parseColorMode(document.documentElement.dataset.colorMode);
}
