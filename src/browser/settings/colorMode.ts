import {
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_MODE_KEY,
  nextColorMode,
  parseColorMode,
  resolveColorScheme,
  type ColorMode,
} from '../../model/settings/appearance';
import { mediaQuery } from '../mediaQuery';
import { root } from '../root';
import { followChoice } from './storedChoice';
import { writeStored } from '../storage';

const dark = mediaQuery('(prefers-color-scheme: dark)');
/** The mode of this document, for browsers without storage. */
let mode: ColorMode = 'system';

/** Applies a color mode to this document. */
export function showColorMode(next: ColorMode): void {
  mode = next;
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, resolveColorScheme(mode, dark.matches));
  root.dataset.colorMode = mode;
}

/**
 * Applies the stored color mode before the first paint and keeps it in sync with the device and other tabs.
 */
export function startColorMode(): void {
  followChoice(COLOR_MODE_KEY, parseColorMode, showColorMode);
  dark.addEventListener('change', () => showColorMode(mode));
}

/** Applies and stores a color mode. */
export function setColorMode(next: ColorMode): void {
  showColorMode(next);
  writeStored(COLOR_MODE_KEY, next);
}

/** Switches to the next mode of the color-mode button. */
export function cycleColorMode(): void {
  setColorMode(nextColorMode(mode, dark.matches));
}
