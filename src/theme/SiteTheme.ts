import { SITE_BORDER_RADIUS_PX } from '../constants';
import { nameHint } from '../model/routes/editDistance';
import { contrastOf, mixColors } from './contrast';

/** The colors of the site in one color mode, each as `#rrggbb`. */
export interface SiteColors {
  /** The brand color: links, selected items, buttons. */
  readonly primary: string;
  readonly error: string;
  readonly text: string;
  readonly secondaryText: string;
  readonly divider: string;
  readonly background: string;
  /** The ground of surfaces on the background. */
  readonly paper: string;
}

/** Where the header has the name of the site. */
export const LOGO_NAMES = ['beside', 'inside'] as const;

/** The picture in the header, which leads home. The icon of the browser tab is that of the site anyway. */
export interface SiteLogo {
  /** Path of an SVG, PNG or WebP in `public/`, such as `/logo.svg`. */
  readonly light: string;
  /** The picture on a dark ground, if the other one cannot be seen there. */
  readonly dark?: string;
  /** In px, from 16 to 40; 26 by default. The width follows from the file. */
  readonly height?: number;
  /** `beside`: as text beside the picture; `inside`: in the picture, a word mark. By default, the header has no name. */
  readonly name?: (typeof LOGO_NAMES)[number];
}

/** The look of the site, from `data/theme.ts`; what is absent is that of the shell. */
export interface SiteTheme {
  readonly colors?: {
    readonly light?: Partial<SiteColors>;
    readonly dark?: Partial<SiteColors>;
  };
  /** Families that are placed before the fonts of the system, such as `'Inter'`; readers need to have them. */
  readonly fonts?: readonly string[];
  /** The corner radius of surfaces in px. */
  readonly radius?: number;
  /** By default, `public/favicon.svg`. */
  readonly logo?: SiteLogo;
}

/** A theme with all that a family has left to the shell. */
export interface WholeTheme {
  readonly colors: { readonly light: SiteColors; readonly dark: SiteColors };
  readonly fonts: readonly string[];
  readonly radius: number;
}

const LIGHT: SiteColors = {
  primary: '#0a5ad2',
  error: '#b3261e',
  text: '#16202b',
  secondaryText: '#4a5868',
  divider: '#dfe4ea',
  background: '#ffffff',
  paper: '#f7f9fb',
};

const DARK: SiteColors = {
  primary: '#86b7fe',
  error: '#ff9d94',
  text: '#e9eef4',
  secondaryText: '#a9b5c3',
  divider: '#2b3541',
  background: '#0f141a',
  paper: '#171e26',
};

/** Returns the theme of the site. Values that `checkTheme` refuses are those of the shell. */
export function resolveTheme({ colors = {}, fonts = [], radius }: SiteTheme = {}): WholeTheme {
  const fill = (own: Partial<SiteColors> | undefined, shell: SiteColors): SiteColors => {
    const valid = Object.entries(own ?? {}).filter(
      ([name, color]) => name in shell && HEX.test(String(color)),
    );
    return { ...shell, ...Object.fromEntries(valid) };
  };
  return {
    colors: { light: fill(colors.light, LIGHT), dark: fill(colors.dark, DARK) },
    fonts,
    radius: radius ?? SITE_BORDER_RADIUS_PX,
  };
}

const HEX = /^#[\da-f]{6}$/i;
/** The least contrast of text. @see https://www.w3.org/TR/WCAG22/#contrast-minimum */
const LEAST_CONTRAST = 4.5;
/** The share of the brand color in the ground of selected items, as in `src/theme/base.css`. */
export const SELECTED_SHARE = { light: 0.1, dark: 0.18 } as const;
const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** What is wrong with a theme. */
export interface ThemeFinding {
  /** A text of the line that it is about. */
  readonly needle: string;
  readonly message: string;
  readonly hint: string;
}

function checkColors(mode: Mode, own: Readonly<Record<string, unknown>>): ThemeFinding[] {
  const names = Object.keys(LIGHT);
  return Object.entries(own).flatMap(([name, color]) => {
    if (!names.includes(name)) return [];
    if (typeof color === 'string' && HEX.test(color)) return [];
    const message = `${name} of ${mode} is no color: ${String(color)}`;
    return [{ needle: `${name}:`, message, hint: "write '#rrggbb'" }];
  });
}

/** Returns the texts of a mode that cannot be read well on their grounds. */
function checkContrast(mode: Mode, colors: SiteColors): ThemeFinding[] {
  const grounds = [colors.background, colors.paper];
  const pairs = [
    ...(['text', 'secondaryText', 'primary', 'error'] as const).flatMap((name) =>
      grounds.map((ground) => [name, ground] as const),
    ),
    ...grounds.map((ground) => ['primary', mixColors(colors.primary, SELECTED_SHARE[mode], ground)] as const),
  ];
  return pairs.flatMap(([name, ground]) => {
    const contrast = contrastOf(colors[name], ground);
    if (contrast >= LEAST_CONTRAST) return [];
    const message = `${name} of ${mode}, ${colors[name]}, has a contrast of ${contrast.toFixed(1)} on ${ground}`;
    const hint = `text needs ${LEAST_CONTRAST}: take a ${mode === 'light' ? 'darker' : 'lighter'} color`;
    return [{ needle: colors[name], message, hint }];
  });
}

const SETTINGS: readonly string[] = ['colors', 'fonts', 'radius', 'logo'] satisfies (keyof SiteTheme)[];

/** Returns the names in an object that mean nothing. */
function checkNames(value: object, known: readonly string[], what: string): ThemeFinding[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => ({ needle: `${name}:`, message: `${what} "${name}"`, hint: nameHint(name, known) }));
}

/** Checks the theme of a family: names and form of its colors, and that texts can be read. */
export function checkTheme(theme: SiteTheme): ThemeFinding[] {
  const { colors = {}, fonts, radius } = theme;
  const ofColors = MODES.flatMap((mode) => checkColors(mode, { ...colors[mode] }));
  const ofNames = [
    ...checkNames(theme, SETTINGS, 'The theme has no setting'),
    ...checkNames(colors, MODES, 'colors has no mode'),
    ...MODES.flatMap((mode) => checkNames({ ...colors[mode] }, Object.keys(LIGHT), `${mode} has no color`)),
  ];
  const whole = resolveTheme(theme);
  const ofContrast = MODES.flatMap((mode) => checkContrast(mode, whole.colors[mode]));
  const isList =
    fonts === undefined || (Array.isArray(fonts) && fonts.every((name) => typeof name === 'string'));
  const isLength = radius === undefined || (typeof radius === 'number' && radius >= 0 && radius < Infinity);
  return [
    ...ofNames,
    ...ofColors,
    ...ofContrast.filter(
      ({ message }, index) => ofContrast.findIndex((other) => other.message === message) === index,
    ),
    ...(isList ? [] : [{ needle: 'fonts:', message: 'fonts is no list of names', hint: "write ['Inter']" }]),
    ...(isLength
      ? []
      : [{ needle: 'radius:', message: 'radius is no length', hint: 'write a number of px' }]),
  ];
}
