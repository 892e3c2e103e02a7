import type { ApiSource } from '../../../src/model/api/ApiSource';
import { classStates } from '../classStates';

export const apiSource = {
  productId: 'joy-ui',
  packageName: '@mui/joy',
  pathname: '/joy-ui/api',
  file: 'data/products/joy-ui/apiSource.ts',
  linkOrigin: 'https://mui.com',
  linkSections: ['Demos', 'API', 'Features'],
  classPrefix: 'Mui',
  states: classStates,
  theme: { module: '@mui/joy/styles', type: 'Components', prefix: 'Joy' },
  interfaces: [],
  builtFrom: ['@mui/base', '@mui/types', '@mui/utils'],
  propSets: [
    { title: 'System props', module: '@mui/system', type: 'SystemProps', pathname: '/system/properties' },
  ],
  noPage: [],
  noPageModules: [],
  unavailable: [],
} as const satisfies ApiSource;
