import { renderAsync } from '@resvg/resvg-js';
import { readFileSync } from 'node:fs';
import { loadSiteTheme } from '../styles/themeStyles';
import type { CardColors } from './cardPicture';

/**
 * A picture as PNG.
 * @param fonts font files; a letter that one lacks is taken from another
 * @param width pixels; the picture's own width where absent
 */
export async function renderPng(svg: string, fonts: readonly string[], width?: number): Promise<Buffer> {
  const image = await renderAsync(svg, {
    // No font of the machine, so that every machine draws the same.
    font: { loadSystemFonts: false, fontFiles: [...fonts] },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  });
  return image.asPng();
}

/** The site's icon: an SVG in a square of 32. */
export const MARK_FILE = 'public/favicon.svg';

/** The inside of the site's icon, without its title. */
export function readMark(): string {
  return readFileSync(MARK_FILE, 'utf8').replace(/^\s*<svg[^>]*>|<\/svg>\s*$|<title>.*?<\/title>/gs, '');
}

/** Colors of the site for pictures and for the frame that a browser draws, from its theme. */
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
