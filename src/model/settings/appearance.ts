/** What the reader chose: a fixed mode, or the one of the device. */
const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Where the choice is kept; the same key as MUI's own color-scheme script. */
export const COLOR_MODE_KEY = 'mui-mode';
/** Attribute of the `html` element that carries the scheme in force. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

/** The mode that a stored value stands for; anything unknown is `system`. */
export function parseColorMode(stored: string | null | undefined): ColorMode {
  return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
}

/** The scheme in force for a mode on a device. */
export function resolveColorScheme(mode: ColorMode, prefersDark: boolean): 'light' | 'dark' {
  if (mode === 'system') return prefersDark ? 'dark' : 'light';
  return mode;
}

/**
 * The mode after a press of the color-mode button. From `system` the first press always changes what is seen,
 * the second returns to the other scheme, the third to `system`.
 * @example nextColorMode('system', false) // 'dark'
 */
export function nextColorMode(mode: ColorMode, prefersDark: boolean): ColorMode {
  const device = prefersDark ? 'dark' : 'light';
  if (mode === 'system') return prefersDark ? 'light' : 'dark';
  return mode === device ? 'system' : device;
}

/** What the reader chose: the direction of the language, or a fixed one. */
const DIRECTION_CHOICES = ['auto', 'ltr', 'rtl'] as const;
export type DirectionChoice = (typeof DIRECTION_CHOICES)[number];

/** Where the choice is kept. */
export const DIRECTION_KEY = 'direction';

/** The choice that a stored value stands for; anything unknown is `auto`. */
export function parseDirection(stored: string | null | undefined): DirectionChoice {
  return DIRECTION_CHOICES.find((choice) => choice === stored) ?? 'auto';
}
