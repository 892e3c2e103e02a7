import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { Parser } from 'htmlparser2';
import subsetFont from 'subset-font';
import type { TextFont } from '../../model/page/SiteConfig';
import { SUBSET_FOLDER, writeHashed } from '../pageData/generatedFiles';
import { findFontFile, linkFontFile } from './iconFont';

/** A font that themes of demos name, as this site serves it. */
export interface WrittenTextFont {
  readonly family: string;
  /** Its font faces: two per weight, the subset and the other characters. */
  readonly css: string;
}

/** The demos of a product, whose theme may name a font. */
export interface FontUse {
  /** The style sheet of the theme. */
  readonly css: string;
  /** The prerendered demos. */
  readonly html: string;
}

/**
 * Browsers draw the ends of cut texts and hidden passwords with the first two; style sheets draw lines with a
 * no-break space; live demos count.
 */
const ALWAYS = '…•\u00A00123456789';
const LAST_CONTROL = 0x20;
/** Attributes whose text is shown. */
const DRAWN_ATTRIBUTES: ReadonlySet<string> = new Set(['placeholder', 'value', 'alt']);

/** Returns whether a font stands first in a list of families in a style sheet. */
function isNamed(family: string, css: string): boolean {
  return new RegExp(`[^,\\s"']\\s*["']?${family}\\b`).test(css);
}

/** Returns the code points of a `unicode-range`. */
function parseRange(range: string): Set<number> {
  const points = new Set<number>();
  for (const [, first = '', last = first] of range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi))
    for (let point = Number.parseInt(first, 16); point <= Number.parseInt(last, 16); point++)
      points.add(point);
  return points;
}

/**
 * Returns a `unicode-range` of code points.
 * @example formatRange(new Set([65, 66, 67, 97])) // 'U+41-43,U+61'
 */
function formatRange(points: ReadonlySet<number>): string {
  const format = (point: number) => point.toString(16).toUpperCase();
  const parts: string[] = [];
  for (const first of [...points].sort((a, b) => a - b)) {
    if (points.has(first - 1)) continue;
    let last = first;
    while (points.has(last + 1)) last++;
    parts.push(`U+${format(first)}${last > first ? `-${format(last)}` : ''}`);
  }
  return parts.join(',');
}

/** Returns the text of HTML and of the attributes that are shown. */
function readDrawnText(html: string): string {
  let drawn = '';
  const parser = new Parser({
    onattribute: (name, value) => {
      if (DRAWN_ATTRIBUTES.has(name)) drawn += value;
    },
    ontext: (text) => {
      drawn += text;
    },
  });
  parser.end(html);
  return drawn;
}

/** Returns the code points that prerendered demos show in a font with these characters. */
function listDrawn(html: string, known: ReadonlySet<number>): Set<number> {
  const text = readDrawnText(html);
  // Styles may draw a text in capitals.
  const drawn = Array.from(text + text.toUpperCase() + ALWAYS, (letter) => letter.codePointAt(0) ?? 0);
  const points = new Set(drawn.filter((point) => known.has(point)));
  // Browsers draw white space of any kind as spaces.
  for (let point = 0; point <= LAST_CONTROL; point++) points.add(point);
  return points;
}

/**
 * Writes the files of the fonts that themes of demos name: per weight a subset for the prerendered demos, which
 * is small, and the complete file, which a browser requests only for another character, such as one that a
 * reader types. A browser shows a face only if it is there when the text is first laid out, so that no text of
 * a demo moves later; it keeps the file for the next page.
 * @param uses where the fonts may be drawn; without them, the complete files alone are written
 * @throws if a style sheet has no font face with a WOFF2 file
 */
export async function writeTextFonts(
  fonts: readonly TextFont[] = [],
  uses?: readonly FontUse[],
): Promise<WrittenTextFont[]> {
  const written: WrittenTextFont[] = [];
  for (const { packageName, family, sheets, characters } of fonts) {
    const known = parseRange(characters);
    const html = uses?.filter(({ css }) => isNamed(family, css)).map((use) => use.html);
    const drawn = html ? listDrawn(html.join(' '), known) : new Set<number>();
    const others = new Set([...known].filter((point) => !drawn.has(point)));
    const faces: string[] = [];
    for (const sheet of sheets) {
      const file = findFontFile(packageName, sheet);
      const font = readFileSync(file);
      const name = posix.basename(file);
      const files = [[writeHashed(`fonts/${name}`, font), others] as const];
      if (html) {
        // Without hints and alternates, which most screens and texts do not show, a subset is half as large.
        const subset = await subsetFont(font, String.fromCodePoint(...drawn), {
          targetFormat: 'woff2',
          noHinting: true,
          keepFeatures: ['kern'],
          // The axes of a family in several files; browsers do not read it.
          dropTables: ['STAT'],
        });
        files.unshift([writeHashed(`${SUBSET_FOLDER}/${name}`, subset), drawn]);
      }
      for (const [href, points] of files)
        faces.push(
          linkFontFile(packageName, sheet, href)
            .replace(/\/\*.*?\*\//gs, '')
            .replace(/\b(?:font-display|unicode-range)\s*:[^;}]*;?/g, '')
            .replace('{', `{ font-display: optional; unicode-range: ${formatRange(points)};`),
        );
    }
    written.push({ family, css: faces.join('') });
  }
  return written;
}

/** Returns the font faces of the fonts that stand first in a list of families in a style sheet. */
export function listFaces(fonts: readonly WrittenTextFont[], css: string): string {
  return fonts
    .filter(({ family }) => isNamed(family, css))
    .map((font) => font.css)
    .join('');
}

/**
 * Returns the font faces for documents that contain only a demo, which wait for their fonts: they stand in the
 * place of a demo that already has them.
 */
export function listWaitingFaces(fonts: readonly WrittenTextFont[]): string {
  return fonts.map(({ css }) => css.replaceAll('font-display: optional', 'font-display: block')).join('');
}
