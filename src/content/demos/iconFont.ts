import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import type { IconFont } from '../../model/page/SiteConfig';
import { fileOfPackage } from '../packages';
import { writeHashed } from '../pageData/generatedFiles';
import { readClasses } from '../styles/rulePicker';
import type { ByDirection, PrerenderedDemo } from './builtDemo';
import { familyFolder } from '../workspace';

/** The font that draws the icons of demos from their names, as this site serves it. */
export interface WrittenIconFont {
  /** The font face and the rules of its class. */
  readonly css: string;
  readonly className: string;
}

/**
 * Returns the path of the font file that a package's style sheet names.
 * @throws if the style sheet names no WOFF2 file
 */
export function findFontFile(packageName: string, name: string): string {
  const sheet = fileOfPackage(packageName, name);
  const [, file] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(readFileSync(sheet, 'utf8')) ?? [];
  if (file === undefined) throw new Error(`${relative(familyFolder(), sheet)} names no WOFF2 file`);
  return posix.join(posix.dirname(sheet), file);
}

/** Returns a package's style sheet with the address of its font file here. */
export function linkFontFile(packageName: string, name: string, href: string): string {
  const css = readFileSync(fileOfPackage(packageName, name), 'utf8');
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
  const { packageName, sheet, className } = font;
  const file = findFontFile(packageName, sheet);
  const href = writeHashed(`fonts/${posix.basename(file)}`, readFileSync(file));
  return { css: linkFontFile(packageName, sheet, href), className };
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
