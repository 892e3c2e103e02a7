/** The reader's choice: a fixed mode, or the mode of the device. */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Storage key of the color mode. */
export const COLOR_MODE_KEY = 'color-mode';
/** The key that the site had before, also that of a library: what it has is moved once. */
export const FORMER_COLOR_MODE_KEY = 'mui-mode';
/** Attribute with the mode that is shown: of a document, and of a part of it that differs. */
export const COLOR_MODE_ATTRIBUTE = 'data-color-mode';
/** Attribute of a document with the mode that the reader chose, which may be that of the device. */
export const COLOR_CHOICE_ATTRIBUTE = 'data-color-choice';

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
