import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { IconFont } from '../../model/page/SiteConfig';
import { writeHashed } from '../pageData/generatedFiles';
import { readClasses } from '../styles/rulePicker';
import type { ByDirection, PrerenderedDemo } from './builtDemo';

/** The font that draws the icons of demos from their names, as this site serves it. */
export interface WrittenIconFont {
  /** The font face and the rules of its class. */
  readonly css: string;
  readonly className: string;
}

/**
 * Writes the font file that a package's style sheet names, and returns the sheet with its address here.
 * @throws if the style sheet names no WOFF2 file
 */
export function writeFontSheet(packageName: string, name: string): string {
  const sheet = `node_modules/${packageName}/${name}`;
  const css = readFileSync(sheet, 'utf8');
  const [, file] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(css) ?? [];
  if (file === undefined) throw new Error(`${sheet} names no WOFF2 file`);
  const bytes = readFileSync(posix.join(posix.dirname(sheet), file));
  const href = writeHashed(`fonts/${posix.basename(file)}`, bytes);
  return css.replace(/\bsrc:[^;}]*/, `src: url("${href}") format("woff2")`);
}

/**
 * Writes the file of the icon font, and returns its style sheet. Undefined if the family has none, or if the
 * deployment sets the address of another one.
 * @param address address of another icon font
 * @throws if the style sheet names no WOFF2 file
 */
export function writeIconFont(
  font: IconFont | undefined,
  address: string | undefined,
): WrittenIconFont | undefined {
  if (!font || address) return undefined;
  return { css: writeFontSheet(font.packageName, font.sheet), className: font.className };
}

/** Adds the icon font to the styles of a prerendered demo that uses it. The demo's own rules override it. */
export function withIconFont(
  drawn: ByDirection<PrerenderedDemo>,
  font: WrittenIconFont | undefined,
): ByDirection<PrerenderedDemo> {
  if (!font) return drawn;
  return Object.fromEntries(
    Object.entries(drawn).map(([direction, { html, styles }]) => [
      direction,
      { html, styles: readClasses(html).has(font.className) ? { 'icon-font': font.css, ...styles } : styles },
    ]),
  );
}
