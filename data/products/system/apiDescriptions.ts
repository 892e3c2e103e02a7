import { commonDescriptions, systemDescriptions } from '../propDescriptions';

/** Descriptions of props and hooks that the comments of the package lack. */
export const apiDescriptions = {
  ...commonDescriptions,
  ...systemDescriptions,
  'GlobalStyles.defaultTheme': 'Theme that is used without a provider.',
  'GlobalStyles.styles': 'Styles for the whole page, by selector; or a function that gets the theme.',
  'GlobalStyles.themeId': 'Key of the theme, if several libraries share one provider.',
  'RtlProvider.children': 'The part of the app that has this direction.',
  'RtlProvider.value': 'If `true`, the part is written from right to left.',
  useMediaQuery: 'Returns whether a media query matches, and renders the component again when that changes.',
  useRtl:
    'Returns whether the nearest `RtlProvider` says that the text runs from right to left; `false` without one.',
  useTheme:
    'Returns the theme of the nearest provider. Without one, returns the argument, or the default theme.',
  useThemeWithoutDefault:
    'Returns the theme of the nearest provider. Without one, or if that theme is empty, returns the argument.',
} as const;
