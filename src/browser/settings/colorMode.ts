import {
  COLOR_MODE_KEY,
  FORMER_COLOR_MODE_KEY,
  nextColorMode,
  parseColorMode,
  resolveColorScheme,
  type ColorMode,
} from '../../model/settings/appearance';
import { mediaQuery } from '../mediaQuery';
import { root } from '../root';
import { showDocumentMode } from './libraryMode';
import { followChoice, moveStored } from './storedChoice';
import { writeStored } from '../storage';

const dark = mediaQuery('(prefers-color-scheme: dark)');
/** The mode of this document, for browsers without storage. */
let mode: ColorMode = 'system';

/** Applies a color mode to this document. */
export function showColorMode(next: ColorMode): void {
  mode = next;
  root.dataset.colorChoice = mode;
  showDocumentMode(resolveColorScheme(mode, dark.matches));
}

/**
 * Applies the stored color mode before the first paint and keeps it in sync with the device and other tabs.
 */
export function startColorMode(): void {
  moveStored(FORMER_COLOR_MODE_KEY, COLOR_MODE_KEY);
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
