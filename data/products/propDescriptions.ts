/** Descriptions of props that many components have and that the comments of their packages lack. */
export const commonDescriptions = {
  className: 'Class names for the root element, beside those of the component.',
  ref: 'A ref to the element that the component renders.',
  style: 'Inline styles for the root element.',
  tabIndex: 'Place in the tab order: `0` for its place in the document, `-1` to leave it out.',
} as const;

/** Descriptions of what packages export again from the system package. */
export const systemDescriptions = {
  children: 'Content of the component.',
  sx: 'Styles that can use the values and breakpoints of the theme.',
  'StyledEngineProvider.children': 'The part of the app whose styles the provider places.',
  'StyledEngineProvider.enableCssLayer':
    'If `true`, the styles of the library are in the cascade layer `mui`, so that rules outside of layers override them.',
  'StyledEngineProvider.injectFirst':
    'If `true`, the styles of the library come first in the `head`, so that yours override them at equal specificity.',
} as const;
