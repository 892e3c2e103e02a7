import { CONTRAST_THRESHOLD } from '../constants';

/** Returns the three parts of a `#rrggbb` color, from 0 to 255. */
function readColor(color: string): readonly [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(color.slice(start, start + 2), 16),
  );
  return [red, green, blue];
}

/** Returns the relative luminance of a `#rrggbb` color, from 0 to 1. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = readColor(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two `#rrggbb` colors, from 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the color of `share` of one `#rrggbb` color on another, as `color-mix` with `transparent` draws it. */
export function mixColors(color: string, share: number, background: string): string {
  const under = readColor(background);
  const parts = readColor(color).map((part, index) =>
    Math.round(part * share + (under[index] ?? 0) * (1 - share)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the color of text on a `#rrggbb` color: white, unless its contrast is below the threshold of the site. */
export function textOn(color: string): string {
  return contrastOf('#ffffff', color) >= CONTRAST_THRESHOLD ? '#fff' : 'rgba(0, 0, 0, 0.87)';
}
