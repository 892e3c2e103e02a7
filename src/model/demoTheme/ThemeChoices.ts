/** How dense components are by default. */
const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
export type ThemeDensity = (typeof DENSITIES)[number];

const MODES = ['light', 'dark'] as const;

/** A reader's theme for demos. Every product translates it for its own library. */
export interface ThemeChoices {
  /** Colors as `#rrggbb`, in lowercase. */
  readonly primary?: string;
  readonly secondary?: string;
  /** Radius of a control, in px. */
  readonly radius?: number;
  /** The unit of spacing, in px. */
  readonly spacing?: number;
  /** Size of text, in percent of the library's own. */
  readonly fontSize?: number;
  readonly density?: ThemeDensity;
  /**
   * Only in addresses and in code: the mode of demos is that of the page. Absent if it is the mode of the device.
   */
  readonly mode?: (typeof MODES)[number];
}

export type ThemeColor = 'primary' | 'secondary';
export type ThemeNumber = 'radius' | 'spacing' | 'fontSize';

/** The least and greatest value of each number. */
export const THEME_RANGES = {
  radius: [0, 24],
  spacing: [2, 16],
  fontSize: [75, 150],
} as const satisfies Record<ThemeNumber, readonly [least: number, most: number]>;

/** Name of the parameter of an address that contains a theme. */
export const THEME_PARAMETER = 'theme';
/** Longest text that is read, in characters. A theme with all choices has fewer than 100. */
const MAX_TEXT = 2000;

function parseNumber(text: string, [least, most]: readonly [number, number]): number | undefined {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

function parseColor(text: string): string | undefined {
  return /^[\da-f]{6}$/.test(text) ? `#${text}` : undefined;
}

/** Parses each choice; undefined for an invalid one. */
const PARSERS = {
  primary: parseColor,
  secondary: parseColor,
  radius: (text) => parseNumber(text, THEME_RANGES.radius),
  spacing: (text) => parseNumber(text, THEME_RANGES.spacing),
  fontSize: (text) => parseNumber(text, THEME_RANGES.fontSize),
  density: (text) => DENSITIES.find((density) => density === text),
  mode: (text) => MODES.find((mode) => mode === text),
} as const satisfies {
  readonly [Key in keyof ThemeChoices]-?: (text: string) => ThemeChoices[Key] | undefined;
};

/**
 * Parses a theme in an address or in storage. Unknown and invalid parts are ignored; of two for the same
 * choice, the last one counts.
 * @example parseTheme('primary-7c4dff.radius-8.x-<b>') // { primary: '#7c4dff', radius: 8 }
 */
export function parseTheme(text: string | null | undefined): ThemeChoices {
  if (!text || text.length > MAX_TEXT) return {};
  const choices: Record<string, string | number> = {};
  for (const part of text.split('.')) {
    const [key = '', value = '', ...rest] = part.split('-');
    if (rest.length > 0 || !Object.hasOwn(PARSERS, key)) continue;
    const choice = PARSERS[key as keyof typeof PARSERS](value);
    if (choice !== undefined) choices[key] = choice;
  }
  return choices;
}

/**
 * Formats a theme for an address and for storage; its characters need no escaping there. An empty text means
 * the library's own theme.
 * @example formatTheme({ primary: '#7c4dff', radius: 8 }) // 'primary-7c4dff.radius-8'
 */
export function formatTheme(choices: ThemeChoices): string {
  return Object.keys(PARSERS)
    .flatMap((key) => {
      const value = choices[key as keyof ThemeChoices];
      return value === undefined ? [] : [`${key}-${String(value).replace('#', '')}`];
    })
    .join('.');
}
