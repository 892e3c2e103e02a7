import { renderAsync } from '@resvg/resvg-js';
import { readFileSync } from 'node:fs';
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

/** Reads the inner markup of the site's icon, without its title. */
export function readMark(): string {
  return readFileSync(PUBLIC.icon, 'utf8').replace(/^\s*<svg[^>]*>|<\/svg>\s*$|<title>.*?<\/title>/gs, '');
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
