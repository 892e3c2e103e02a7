import type { ApiDeclaration } from 'docs-shell';
import { classStates } from '../classStates';
import { apiDescriptions } from './apiDescriptions';
import { apiMessages } from './apiMessages';

/** API reference of MUI System. Every export of its package has a page or is listed here with a reason. */
export const apiSource = {
  packageName: '@mui/system',
  sourceFolder: { source: 'packages/mui-system/src', built: 'esm' },
  importsModules: true,
  linkOrigin: 'https://mui.com',
  linkSections: ['Demos', 'API', 'Features'],
  classPrefix: 'Mui',
  states: classStates,
  commonProps: ['classes', 'component', 'sx'],
  themeNames: { Container: 'MuiContainer', Grid: 'MuiGrid', Stack: 'MuiStack' },
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
  messagePrefix: 'MUI',
  messages: apiMessages,
  noPage: [
    {
      reason: 'Libraries that are built on the system use it; an application does not.',
      names: ['DefaultPropsProvider', 'useDefaultProps', 'useThemeProps'],
    },
  ],
} as const satisfies ApiDeclaration;
