import { renderAsync } from '@resvg/resvg-js';

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
