import type { ApiMessageNote } from 'docs-shell';

/** Cause and cure of the messages of the package. */
export const apiMessages = [
  {
    says: 'You are providing a theme function prop to the ThemeProvider component',
    cause: 'The theme is a function of the outer theme, and there is no outer `ThemeProvider`.',
    cure: 'Pass an object to the outermost provider, and functions only to those inside it.',
  },
  {
    says: 'The `query` argument provided is invalid. You are providing a function without a theme',
    cause: 'The function gets the theme, and no `ThemeProvider` is above the component.',
    cure: 'Put the component below a `ThemeProvider`, or pass the media query as a string.',
  },
  {
    says: 'The `setMode` function has no effect',
    unit: 'ThemeProvider',
    cause: 'The color scheme follows the system by a media query, which code cannot change.',
    cure: "Create the theme with `cssVariables: { colorSchemeSelector: 'class' }`, or `'data'`.",
  },
] as const satisfies readonly ApiMessageNote[];
