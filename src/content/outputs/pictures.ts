import { renderAsync } from '@resvg/resvg-js';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDrawing } from '../drawing';
import { sourceVersion } from '../listSources';
import { hashText } from '../pageData/generatedFiles';
import { store } from '../store';
import type { CardColors } from './cardPicture';
import { PUBLIC } from '../workspace';
import type { SiteColors } from '../../theme/SiteTheme';
import { theme } from '../../site';
import { shellFile } from '../shellFiles';

/**
 * Renders an SVG as PNG.
 * @param fonts font files; each supplies the glyphs that the others lack
 * @param width in pixels; the width of the SVG by default
 */
export async function renderPng(svg: string, fonts: readonly string[], width?: number): Promise<Buffer> {
  const image = await renderAsync(svg, {
    // System fonts would make the result depend on the machine.
    font: { loadSystemFonts: false, fontFiles: [...fonts] },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  });
  return image.asPng();
}

/** A path from the project root, because the running program may be a bundle. */
const ENTRY = resolve(shellFile('content/outputs/pictures.ts'));

/** Returns the same as `renderPng`, from the store if the same drawing was rendered with the same fonts before. */
export async function keptPng(svg: string, fonts: readonly string[], width?: number): Promise<Buffer> {
  const key = store.key('picture', {
    code: sourceVersion(ENTRY),
    svg,
    fonts: JSON.stringify(fonts.map((font) => hashText(readFileSync(font)))),
    size: String(width),
  });
  const known = store.read(key);
  if (known) return known;
  const png = await renderPng(svg, fonts, width);
  store.write(key, png);
  return png;
}

/** Reads the inner markup of the site's icon, without its title. */
export function readMark(): string {
  return readDrawing(readFileSync(PUBLIC.icon, 'utf8'))?.content ?? '';
}

/** Returns the theme's colors for images and browser toolbars. */
export function siteColors(): { readonly light: CardColors; readonly dark: CardColors } {
  const read = ({ background, paper, text, secondaryText, primary }: SiteColors): CardColors => ({
    background,
    surface: paper,
    text,
    quiet: secondaryText,
    accent: primary,
  });
  return { light: read(theme.colors.light), dark: read(theme.colors.dark) };
}
