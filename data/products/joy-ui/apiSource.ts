import type { ApiDeclaration } from '../../../src/model/api/ApiDeclaration';
import { classStates } from '../classStates';
import { apiDescriptions } from './apiDescriptions';
import { apiMessages } from './apiMessages';

/** API reference of Joy UI. Every export of its package has a page or is listed here with a reason. */
export const apiSource = {
  packageName: '@mui/joy',
  sourceFolder: { source: 'packages/mui-joy/src', built: '' },
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
  internal: ['componentName'],
  descriptions: apiDescriptions,
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
