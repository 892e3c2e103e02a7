import {
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_MODE_KEY,
  nextColorMode,
  parseColorMode,
  resolveColorScheme,
  type ColorMode,
} from '../../model/settings/appearance';
import { root } from '../root';
import { followChoice } from './storedChoice';
import { writeStored } from '../storage';

const dark = matchMedia('(prefers-color-scheme: dark)');
/** The mode of this document, for browsers that keep nothing. */
let mode: ColorMode = 'system';

function apply(next: ColorMode): void {
  mode = next;
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, resolveColorScheme(mode, dark.matches));
  root.dataset.colorMode = mode;
}

/** Puts the stored color mode in force before the first paint and keeps it in step with device and other tabs. */
export function startColorMode(): void {
  followChoice(COLOR_MODE_KEY, parseColorMode, apply);
  dark.addEventListener('change', () => apply(mode));
}

/** Puts a chosen mode in force and keeps it. */
export function setColorMode(next: ColorMode): void {
  apply(next);
  writeStored(COLOR_MODE_KEY, next);
}

/** Goes on to the next mode of the color-mode button. */
export function cycleColorMode(): void {
  setColorMode(nextColorMode(mode, dark.matches));
}
