/** The reader's choice: a fixed mode, or the mode of the device. */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Storage key of the color mode; the same as in MUI's color-scheme script. */
export const COLOR_MODE_KEY = 'mui-mode';
/** Attribute of the `html` element that contains the current color scheme. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

/** Parses a stored color mode; an unknown value returns `system`. */
export function parseColorMode(stored: string | null | undefined): ColorMode {
  return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
}

/** Returns the color scheme for a mode on a device. */
export function resolveColorScheme(mode: ColorMode, prefersDark: boolean): 'light' | 'dark' {
  if (mode === 'system') return prefersDark ? 'dark' : 'light';
  return mode;
}

/**
 * Returns the mode after a click on the color-mode button. From `system`, the first click always changes the
 * visible scheme, the second switches to the other scheme, and the third returns to `system`.
 * @example nextColorMode('system', false) // 'dark'
 */
export function nextColorMode(mode: ColorMode, prefersDark: boolean): ColorMode {
  const device = prefersDark ? 'dark' : 'light';
  if (mode === 'system') return prefersDark ? 'light' : 'dark';
  return mode === device ? 'system' : device;
}

/** The reader's choice: the direction of the language, or a fixed one. */
const DIRECTION_CHOICES = ['auto', 'ltr', 'rtl'] as const;
export type DirectionChoice = (typeof DIRECTION_CHOICES)[number];

/** Storage key of the direction. */
export const DIRECTION_KEY = 'direction';

/** Parses a stored direction; an unknown value returns `auto`. */
export function parseDirection(stored: string | null | undefined): DirectionChoice {
  return DIRECTION_CHOICES.find((choice) => choice === stored) ?? 'auto';
}

/**
 * Matches the query of an address with a theme. The group is its color mode, which the head script shows before
 * the theme is parsed; what looks like one and is not is shown until then.
 */
export const THEME_QUERY = /(?:^\?|&)theme=(?:[^&]*mode-(light|dark)(?![^.&]))?/;
