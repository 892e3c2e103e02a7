import { createLink, loadElement } from '../loadElement';
import { root } from '../root';

/** Attribute of the document that makes style sheets use the text font. */
const TEXT_FONT = 'data-text-font';
const WEIGHTS = [400, 700];
/** Elements of text whose places show whether a line more or less has moved anything. */
const BLOCKS = 'body :is(h1,h2,h3,p,li,tr,pre,aside,section,footer)';

/**
 * Loads font style sheets after the first paint, in order. A sheet that could not be loaded is skipped. The
 * text font is used when its files have loaded, whatever the sheet says about text without its font.
 * @param textFont family of the text font
 */
export function loadFontSheets(sheets: readonly string[], textFont?: string): void {
  for (const href of sheets) {
    if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    loadElement(createLink({ rel: 'stylesheet', href }))
      .then(() => (textFont === undefined ? undefined : swapTextFont(textFont)))
      .catch(() => undefined);
  }
}

/** Returns the places of the blocks that are in the window. */
function measureShown(): ReadonlyMap<Element, number> {
  const places = new Map<Element, number>();
  for (const block of document.querySelectorAll(BLOCKS)) {
    const { top, bottom } = block.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) places.set(block, Math.round(top));
  }
  return places;
}

/**
 * Uses the text font once its files have loaded: at once if that moves nothing that a reader sees, otherwise while
 * nobody sees the page. A fallback has the size of the font, but not the width of each of its letters, so a paragraph
 * may get a line more or less.
 * @param family family that a style sheet has defined; unknown ones are never used
 */
async function swapTextFont(family: string): Promise<void> {
  const faces = await Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px "${family}"`)));
  if (faces.some(({ length }) => length === 0)) return;
  const before = measureShown();
  root.setAttribute(TEXT_FONT, '');
  const after = measureShown();
  if ([...before].every(([block, top]) => after.get(block) === top)) return;
  root.removeAttribute(TEXT_FONT);
  const ends = new AbortController();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      ends.abort();
      root.setAttribute(TEXT_FONT, '');
    },
    { signal: ends.signal },
  );
}
