import { commonDescriptions, systemDescriptions } from '../propDescriptions';

/** Descriptions of props that the comments of the package lack. */
export const apiDescriptions = {
  ...commonDescriptions,
  ...systemDescriptions,
  'GlobalStyles.defaultTheme': 'Theme that is used without a provider.',
  'GlobalStyles.styles': 'Styles for the whole page, by selector; or a function that gets the theme.',
  'GlobalStyles.themeId': 'Key of the theme, if several libraries share one provider.',
  'RtlProvider.children': 'The part of the app that has this direction.',
  'RtlProvider.value': 'If `true`, the part is written from right to left.',
} as const;
