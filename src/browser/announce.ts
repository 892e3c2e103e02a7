import { parseColorMode, type ColorMode } from '../model/settings/appearance';
import { closestTo } from './closestTo';

/** The ID of the live region for screen readers. The frame renders it empty. */
export const ANNOUNCER_ID = '_announcer';
/**
 * Milliseconds between clearing and filling the region. Screen readers do not repeat the same text if both
 * happen at once.
 */
const PAUSE_MS = 50;

/** Announces a text to screen readers. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, PAUSE_MS);
}

/**
 * Announces the color mode after a click on its button. The listener has to be added after that of the head
 * script, which applies the mode. Returns a function that removes it.
 */
export function announceColorMode(texts: Readonly<Record<ColorMode, string>>): () => void {
  const click = (event: Event) => {
    if (!closestTo(event, '[data-action="color-mode"]')) return;
    announce(texts[parseColorMode(document.documentElement.dataset.colorChoice)]);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}
