import type { ApiDeclaration } from 'docs-shell';
import { classStates } from '../classStates';
import { apiDescriptions } from './apiDescriptions';
import { apiMessages } from './apiMessages';

/** API reference of Joy UI. Every export of its package has a page or is listed here with a reason. */
export const apiSource = {
  packageName: '@mui/joy',
  sourceFolder: { source: 'packages/mui-joy/src', built: '' },
  importsModules: true,
  examples: 'data/products/joy-ui/apiExamples.tsx',
  linkOrigin: 'https://mui.com',
  pagesElsewhere: {
    '/joy-ui/customization/themed-components': '/joy-ui/customization/approaches',
  },
  linkSections: ['Demos', 'API', 'Features'],
  classPrefix: 'Mui',
  states: classStates,
  commonProps: ['classes', 'component', 'sx'],
  theme: { module: '@mui/joy/styles', type: 'Components', prefix: 'Joy', readBy: ['useThemeProps'] },
  defaultsConstant: 'defaultConfig',
  typePages: {
    '@mui/joy#SxProps': '/system/getting-started/the-sx-prop',
    '@mui/joy#ResponsiveStyleValue': '/material-ui/customization/breakpoints',
  },
  builtFrom: [
    '@mui/base',
    '@mui/private-theming',
    '@mui/styled-engine',
    '@mui/system',
    '@mui/types',
    '@mui/utils',
  ],
  propSets: [
    { title: 'System props', module: '@mui/system', type: 'SystemProps', pathname: '/system/properties' },
  ],
  // The last two have no effect: the selector of the theme names the attribute, and the theme its schemes.
  internal: ['componentName', 'CssVarsProvider.attribute', 'CssVarsProvider.defaultColorScheme'],
  descriptions: apiDescriptions,
  defaults: {
    Checkbox: {
      color: "'primary' if checked or indeterminate, else 'neutral'",
      variant: "'solid' if checked or indeterminate, else 'outlined'",
    },
    CssVarsProvider: {
      colorSchemeNode: 'document.documentElement',
      colorSchemeStorageKey: "'joy-color-scheme'",
      defaultMode: "'system'",
      disableNestedContext: 'false',
      disableStyleSheetGeneration: 'false',
      documentNode: 'document',
      modeStorageKey: "'joy-mode'",
      storageWindow: 'window',
      theme: 'extendTheme()',
    },
    // Without a variant, a link has neither the padding nor the colors of one.
    Link: { variant: null },
  },
  messagePrefix: 'MUI',
  messages: apiMessages,
  noPage: [
    {
      reason: 'Removed: it only throws an error that names what takes its place.',
      names: ['TextField'],
    },
    {
      reason: 'The components of the package are built with it.',
      names: ['useThemeProps'],
    },
  ],
} as const satisfies ApiDeclaration;
