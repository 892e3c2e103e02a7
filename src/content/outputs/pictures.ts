import { renderAsync } from '@resvg/resvg-js';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDrawing } from '../drawing';
import { sourceVersion } from '../listSources';
import { hashText } from '../pageData/generatedFiles';
import { store } from '../store';
import { loadSiteTheme } from '../styles/themeStyles';
import type { CardColors } from './cardPicture';
import { PUBLIC } from '../workspace';

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
const ENTRY = resolve('src/content/outputs/pictures.ts');

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
export async function siteColors(): Promise<{ readonly light: CardColors; readonly dark: CardColors }> {
  const { createSiteTheme } = await loadSiteTheme();
  const { colorSchemes } = createSiteTheme();
  const read = (scheme: 'light' | 'dark'): CardColors => {
    const palette = colorSchemes[scheme]?.palette;
    if (!palette) throw new Error(`The theme has no ${scheme} colors`);
    return {
      background: palette.background.default,
      surface: palette.background.paper,
      text: palette.text.primary,
      quiet: palette.text.secondary,
      accent: palette.primary.main,
    };
  };
  return { light: read('light'), dark: read('dark') };
}
