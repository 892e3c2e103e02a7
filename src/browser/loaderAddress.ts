/** Matches the script of the document that starts its islands. */
export const LOADER = 'script[type="module"][src]';

/** Returns the address of the document's loader, by which documents of two builds differ. */
export function readLoader(): string {
  return document.querySelector(LOADER)?.getAttribute('src') ?? '';
}
