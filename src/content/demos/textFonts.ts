import type { TextFont } from '../../model/page/SiteConfig';
import { writeFontSheet } from './iconFont';

/** A font that themes of demos name, as this site serves it. */
export interface WrittenTextFont {
  readonly family: string;
  /** Its font faces. */
  readonly css: string;
}

/**
 * Writes the files of the fonts that themes of demos name. A browser shows a face only if it is there when the
 * text is first laid out, so that no text of a demo moves later; it keeps the file for the next page.
 * @throws if a style sheet has no font face with a WOFF2 file
 */
export function writeTextFonts(fonts: readonly TextFont[] = []): WrittenTextFont[] {
  return fonts.map(({ packageName, family, sheets }) => {
    const faces = sheets.map((sheet) =>
      writeFontSheet(packageName, sheet)
        .replace(/\/\*.*?\*\//gs, '')
        .replace(/\bfont-display:[^;}]*/, 'font-display: optional'),
    );
    return { family, css: faces.join('') };
  });
}

/** Returns the font faces of the fonts that stand first in a list of families in a style sheet. */
export function listFaces(fonts: readonly WrittenTextFont[], css: string): string {
  const named = fonts.filter(({ family }) => new RegExp(`[^,\\s"']\\s*["']?${family}\\b`).test(css));
  return named.map((font) => font.css).join('');
}

/**
 * Returns the font faces for documents that contain only a demo, which wait for their fonts: they stand in the
 * place of a demo that already has them.
 */
export function listWaitingFaces(fonts: readonly WrittenTextFont[]): string {
  return fonts.map(({ css }) => css.replaceAll('font-display: optional', 'font-display: block')).join('');
}
