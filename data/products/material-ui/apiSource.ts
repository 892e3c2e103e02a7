import type { ApiSource } from '../../../src/model/api/ApiSource';
import { classStates } from '../classStates';

export const apiSource = {
  productId: 'material-ui',
  packageName: '@mui/material',
  pathname: '/material-ui/api',
  file: 'data/products/material-ui/apiSource.ts',
  linkOrigin: 'https://mui.com',
  linkSections: ['Demos', 'API', 'Features'],
  classPrefix: 'Mui',
  states: classStates,
  theme: { module: '@mui/material/styles', type: 'ComponentsPropsList', prefix: 'Mui' },
  interfaces: [],
  builtFrom: ['@mui/types', '@mui/utils'],
  propSets: [
    { title: 'System props', module: '@mui/system', type: 'SystemProps', pathname: '/system/properties' },
  ],
  noPage: [],
  noPageModules: [],
  unavailable: [],
} as const satisfies ApiSource;
