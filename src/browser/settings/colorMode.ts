import {
  COLOR_SCHEME_ATTRIBUTE,
  COLOUR_MODE_KEY,
  nextColourMode,
  parseColourMode,
  resolveColourScheme,
  type ColourMode,
} from '../../model/settings/appearance';
import { root } from '../root';
import { followChoice } from './storedChoice';
import { writeStored } from '../storage';

const dark = matchMedia('(prefers-color-scheme: dark)');
/** The mode of this document, for browsers that keep nothing. */
let mode: ColourMode = 'system';

function apply(next: ColourMode): void {
  mode = next;
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, resolveColourScheme(mode, dark.matches));
  root.dataset.colourMode = mode;
}

/** Puts the stored colour mode in force before the first paint and keeps it in step with device and other tabs. */
export function startColourMode(): void {
  followChoice(COLOUR_MODE_KEY, parseColourMode, apply);
  dark.addEventListener('change', () => apply(mode));
}

/** Puts a chosen mode in force and keeps it. */
export function setColourMode(next: ColourMode): void {
  apply(next);
  writeStored(COLOUR_MODE_KEY, next);
}

/** Goes on to the next mode of the colour-mode button. */
export function cycleColourMode(): void {
  setColourMode(nextColourMode(mode, dark.matches));
}
