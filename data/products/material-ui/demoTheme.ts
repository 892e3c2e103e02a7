import type { ThemeOptions } from '@mui/material/styles';
import type { DemoTheming, ThemeChoices } from 'docs-shell';

/** Size of text in a theme with the library's own font size. */
const FONT_SIZE = 14;

const small = { defaultProps: { size: 'small' } } as const;
const large = { defaultProps: { size: 'large' } } as const;
const dense = { defaultProps: { dense: true } } as const;

/** Default sizes of the components that have several, by density. */
const COMPONENTS = {
  compact: {
    MuiAutocomplete: small,
    MuiButton: small,
    MuiButtonGroup: small,
    MuiCheckbox: small,
    MuiChip: small,
    MuiFormControl: small,
    MuiIconButton: small,
    MuiList: dense,
    MuiMenuItem: dense,
    MuiPagination: small,
    MuiRadio: small,
    MuiRating: small,
    MuiSlider: small,
    MuiSwitch: small,
    MuiTable: small,
    MuiTextField: small,
    MuiToggleButtonGroup: small,
  },
  comfortable: {
    MuiButton: large,
    MuiButtonGroup: large,
    MuiIconButton: large,
    MuiPagination: large,
    MuiRating: large,
    MuiToggleButtonGroup: large,
  },
} satisfies Record<string, ThemeOptions['components']>;

/** Returns the options of a theme with the reader's choices. */
export function themeOptions({ primary, secondary, radius, spacing, fontSize, density }: ThemeChoices) {
  const palette = {
    ...(primary ? { primary: { main: primary } } : {}),
    ...(secondary ? { secondary: { main: secondary } } : {}),
  };
  const scheme = primary || secondary ? { palette } : true;
  return {
    colorSchemes: { light: scheme, dark: scheme },
    ...(radius === undefined ? {} : { shape: { borderRadius: radius } }),
    ...(spacing === undefined ? {} : { spacing }),
    ...(fontSize === undefined ? {} : { typography: { fontSize: (FONT_SIZE * fontSize) / 100 } }),
    ...(density && density !== 'standard' ? { components: COMPONENTS[density] } : {}),
  };
}

/** Returns the options for code: a theme with both color modes, or with the reader's alone. */
export function codeOptions<Options extends Pick<ReturnType<typeof themeOptions>, 'colorSchemes'>>(
  { mode }: ThemeChoices,
  options: Options,
) {
  const { colorSchemes, ...others } = options;
  if (!mode) return { cssVariables: true, ...options };
  const { [mode]: scheme } = colorSchemes;
  const palette = { mode, ...(typeof scheme === 'object' ? scheme.palette : {}) };
  return { cssVariables: true, palette, ...others };
}

export const theming: DemoTheming = {
  defaults: {
    primary: '#1976d2',
    secondary: '#9c27b0',
    radius: 4,
    spacing: 8,
    fontSize: 100,
    density: 'standard',
  },
  prefix: 'Mui',
  // The code names the numbers of the library, too: a choice changes them in their place.
  code: (choices) => ({
    imports: ["import { createTheme } from '@mui/material/styles';"],
    create: 'createTheme',
    options: codeOptions(choices, themeOptions({ radius: 4, spacing: 8, ...choices })),
  }),
};
