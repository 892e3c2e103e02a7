import { getCurrentPage, watchCurrentPage } from '../navigation/currentPage';
import { createLink, loadElement } from '../boot/loadElement';

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

const measureBlocks = () =>
  Array.from(document.querySelectorAll(BLOCKS), (block) => Math.round(block.getBoundingClientRect().top));

/**
 * Uses the text font once its files have loaded: at once if that moves nothing on the page, otherwise with the
 * next page that is shown, or while nobody sees this one. A fallback has the size of the font, but not the
 * width of each of its letters, so a paragraph may get a line more or less.
 * @param family family that a style sheet has defined; unknown ones are never used
 */
async function swapTextFont(family: string): Promise<void> {
  const faces = await Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px "${family}"`)));
  if (faces.some(({ length }) => length === 0)) return;
  const { documentElement } = document;
  const use = () => documentElement.setAttribute(TEXT_FONT, '');
  const before = measureBlocks();
  use();
  if (measureBlocks().every((top, index) => top === before[index])) return;
  documentElement.removeAttribute(TEXT_FONT);
  const ends = new AbortController();
  const useNow = () => {
    ends.abort();
    stop();
    use();
  };
  const page = getCurrentPage();
  const stop = watchCurrentPage((shown) => {
    if (shown !== page) useNow();
  });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') useNow();
    },
    { signal: ends.signal },
  );
}
