import { readFileSync } from 'node:fs';
import * as constants from '../constants';
import { createSiteTheme } from './createSiteTheme';

const baseStyles = readFileSync('src/theme/base.css', 'utf8');

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

/** Returns the color of `share` of one color on another, as `color-mix` with `transparent` draws it. */
function mix(color: string, share: number, background: string): string {
  const parts = [1, 3, 5].map((start) => {
    const [over = 0, under = 0] = [color, background].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.round(over * share + under * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the color of a text with an alpha value on a background: `rgba(0, 0, 0, 0.87)`, or the hex color itself. */
function flatten(text: string, background: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  if (text.startsWith('#')) return text.length === 4 ? text.replace(/[^#]/g, '$&$&') : text;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return mix(`#${hex}`, alpha, background);
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
    const texts = [
      palette?.text?.primary,
      palette?.text?.secondary,
      palette?.primary?.main,
      palette?.error?.main,
    ];
    const pale = backgrounds.flatMap((background) =>
      texts
        .filter((text) => contrast(String(text), String(background)) < 4.5)
        .map((text) => `${text} on ${background}`),
    );
    expect(pale).toEqual([]);
  });
  it.each(['light', 'dark'] as const)('has a readable brand color and text on it in %s', (scheme) => {
    const palette = theme.colorSchemes[scheme]?.palette;
    const brand = String(palette?.primary?.main);
    const onBrand = flatten(String(palette?.primary?.contrastText), brand);
    const pairs = [[onBrand, brand]];
    const share = Number(/--site-selected: .*primary-main\) (\d+)%/.exec(baseStyles)?.[1]) / 100;
    for (const background of [palette?.background?.default, palette?.background?.paper].map(String))
      pairs.push([brand, mix(brand, share, background)]);
    const pale = pairs.filter(([text = '', background = '']) => contrast(text, background) < 4.5);
    expect(pale.map((pair) => pair.join(' on '))).toEqual([]);
  });
});
