import { createLink, loadElement } from '../boot/loadElement';

/** Attribute of the document that makes style sheets use the text font. */
const TEXT_FONT = 'data-text-font';
const WEIGHTS = [400, 700];

/**
 * Loads font style sheets after the first paint, in order. A sheet that could not be loaded is skipped. The
 * text font is used when its files have loaded, whatever the sheet says about text without its font.
 * @param textFont family of the text font
 */
export function loadFontSheets(sheets: readonly string[], textFont?: string): void {
  for (const href of sheets) {
    if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    loadElement(createLink({ rel: 'stylesheet', href }))
      .then(() => (textFont === undefined ? undefined : useTextFont(textFont)))
      .catch(() => undefined);
  }
}

/** Uses the text font if a style sheet has defined it and its files load. */
async function useTextFont(family: string): Promise<void> {
  const faces = await Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px "${family}"`)));
  if (faces.every(({ length }) => length > 0)) document.documentElement.setAttribute(TEXT_FONT, '');
}
