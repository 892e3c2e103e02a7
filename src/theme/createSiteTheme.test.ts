import * as constants from '../constants';
import { createSiteTheme } from './createSiteTheme';

/** Returns the relative luminance of a `#rrggbb` color (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe('createSiteTheme', () => {
  const theme = createSiteTheme();

  it('uses the sizes from the constants', () => {
    expect(theme.transitions.duration).toEqual(constants.DURATION_MS);
    expect(theme.breakpoints.values).toEqual(constants.BREAKPOINT_PX);
    expect(theme.shape.borderRadius).toBe(constants.BORDER_RADIUS_PX);
    expect(theme.palette.contrastThreshold).toBe(constants.CONTRAST_THRESHOLD);
    expect(theme.spacing(1)).toBe(`var(--site-spacing, ${constants.SPACING_PX}px)`);
  });

  it.each(['light', 'dark'] as const)('has readable text in %s', (scheme) => {
    const palette = theme.colorSchemes[scheme]?.palette;
    const backgrounds = [palette?.background?.default, palette?.background?.paper];
    const texts = [palette?.text?.primary, palette?.text?.secondary, palette?.primary?.main];
    for (const background of backgrounds) {
      for (const text of texts)
        expect(contrast(String(text), String(background))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
