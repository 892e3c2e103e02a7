import type { CssVarsThemeOptions } from '@mui/joy/styles';
import type { DemoTheming, ThemeChoices } from 'docs-shell';

/** Shares of white in the light shades of a color, and of black in the dark ones. */
const LIGHTER = { 50: 0.94, 100: 0.88, 200: 0.76, 300: 0.55, 400: 0.28 } as const;
const DARKER = { 600: 0.2, 700: 0.42, 800: 0.66, 900: 0.84 } as const;

/** Red, green and blue of a color, from 0 to 255. */
function toChannels(color: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function mix(color: string, other: 0 | 255, share: number): string {
  const mixed = toChannels(color).map((channel) => Math.round(channel + (other - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns whether black text is easier to read on a color than white text. */
function isBright(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = toChannels(color);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 160;
}

/** Returns the ten shades of a color, and the color of text on it if that is not white. */
function shadesOf(color: string) {
  const shades = (shares: Readonly<Record<number, number>>, other: 0 | 255) =>
    Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, mix(color, other, share)]));
  const { 800: dark } = shades(DARKER, 0);
  return {
    ...shades(LIGHTER, 255),
    500: color,
    ...shades(DARKER, 0),
    ...(isBright(color) ? { solidColor: dark } : {}),
  };
}

/** Radii and text sizes of the library's own theme. The radius of controls is `sm`. */
const RADII = { xs: 2, sm: 6, md: 8, lg: 12, xl: 16 } as const;
const FONT_SIZES = {
  xs: 0.75,
  sm: 0.875,
  md: 1,
  lg: 1.125,
  xl: 1.25,
  xl2: 1.5,
  xl3: 1.875,
  xl4: 2.25,
} as const;

/** Multiplies sizes; rounds to thousandths. */
function scale(sizes: Readonly<Record<string, number>>, factor: number, unit: string) {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, `${Math.round(size * factor * 1000) / 1000}${unit}`]),
  );
}

const SIZED = [
  'JoyAutocomplete',
  'JoyAvatar',
  'JoyButton',
  'JoyButtonGroup',
  'JoyCard',
  'JoyCheckbox',
  'JoyChip',
  'JoyFormControl',
  'JoyIconButton',
  'JoyInput',
  'JoyList',
  'JoyMenu',
  'JoyRadio',
  'JoyRadioGroup',
  'JoySelect',
  'JoySlider',
  'JoySwitch',
  'JoyTable',
  'JoyTabs',
  'JoyTextarea',
  'JoyToggleButtonGroup',
] as const;

function sizedComponents(size: 'sm' | 'lg') {
  return Object.fromEntries(SIZED.map((name) => [name, { defaultProps: { size } }]));
}

/** Returns the options of a theme with the reader's choices. Joy has no secondary color. */
export function themeOptions({ primary, radius, spacing, fontSize, density }: ThemeChoices) {
  const scheme = primary ? { palette: { primary: shadesOf(primary) } } : {};
  return {
    ...(primary ? { colorSchemes: { light: scheme, dark: scheme } } : {}),
    ...(radius === undefined ? {} : { radius: scale(RADII, radius / RADII.sm, 'px') }),
    ...(spacing === undefined ? {} : { spacing }),
    ...(fontSize === undefined ? {} : { fontSize: scale(FONT_SIZES, fontSize / 100, 'rem') }),
    ...(density && density !== 'standard'
      ? { components: sizedComponents(density === 'compact' ? 'sm' : 'lg') }
      : {}),
  } satisfies CssVarsThemeOptions;
}

export const theming: DemoTheming = {
  defaults: { primary: '#0b6bcb', radius: 6, spacing: 8, fontSize: 100, density: 'standard' },
  prefix: 'Joy',
  code: (choices) => ({
    imports: ["import { extendTheme } from '@mui/joy/styles';"],
    create: 'extendTheme',
    options: themeOptions(choices),
    // Themes of Joy have both modes.
    ...(choices.mode ? { props: { defaultMode: choices.mode } } : {}),
  }),
};
