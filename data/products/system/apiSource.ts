import type { ApiSource } from '../../../src/model/api/ApiSource';
import { classStates } from '../classStates';
import { apiDescriptions } from './apiDescriptions';
import { apiMessages } from './apiMessages';

/** API reference of MUI System. Every export of its package has a page or is listed here with a reason. */
export const apiSource = {
  productId: 'system',
  packageName: '@mui/system',
  pathname: '/system/api',
  sourceFolder: { source: 'packages/mui-system/src', built: 'esm' },
  importsModules: true,
  file: 'data/products/system/apiSource.ts',
  linkOrigin: 'https://mui.com',
  linkSections: ['Demos', 'API', 'Features'],
  classPrefix: 'Mui',
  states: classStates,
  themeNames: { Container: 'MuiContainer', Grid: 'MuiGrid', Stack: 'MuiStack' },
  interfaces: [],
  typePages: {
    '@mui/system#SxProps': '/system/getting-started/the-sx-prop',
    '@mui/system#ResponsiveStyleValue': '/material-ui/customization/breakpoints',
    '@mui/system#Breakpoint': '/material-ui/customization/breakpoints',
    '@mui/system#Theme': '/material-ui/customization/theming',
  },
  builtFrom: ['@mui/types', '@mui/utils', '@mui/styled-engine', '@mui/private-theming'],
  propSets: [
    {
      title: 'System props',
      module: '@mui/system',
      type: 'SystemProps',
      pathname: '/system/properties',
      deprecated: 'Use the `sx` prop instead. The codemod `v6.0.0/system-props` converts existing code.',
    },
  ],
  descriptions: apiDescriptions,
  defaults: { RtlProvider: { value: 'true' } },
  messages: apiMessages,
  noPage: [
    {
      reason: 'Libraries that are built on the system use it; an application does not.',
      names: ['DefaultPropsProvider', 'useDefaultProps', 'useThemeProps'],
    },
  ],
  noPageModules: [],
  unavailable: [],
} as const satisfies ApiSource;
