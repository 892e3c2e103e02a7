import type { ApiSource } from '../../../src/model/api/ApiSource';
import { classStates } from '../classStates';

export const apiSource = {
  productId: 'x',
  packageName: '@mui/x-data-grid',
  pathname: '/x/api/data-grid',
  file: 'data/products/x/apiSource.ts',
  linkOrigin: 'https://mui.com',
  linkSections: ['Demos', 'API', 'Features'],
  classPrefix: 'Mui',
  states: classStates,
  theme: {
    module: '@mui/x-data-grid/themeAugmentation',
    type: 'DataGridComponentsPropsList',
    prefix: 'Mui',
  },
  classesTypes: { DataGrid: 'GridClasses' },
  interfaces: [
    'GridActionsColDef',
    'GridApi',
    'GridCellParams',
    'GridColDef',
    'GridCsvExportOptions',
    'GridExportStateParams',
    'GridFilterItem',
    'GridFilterModel',
    'GridFilterOperator',
    'GridPrintExportOptions',
    'GridRowClassNameParams',
    'GridRowParams',
    'GridRowSpacingParams',
    'GridSingleSelectColDef',
  ],
  builtFrom: ['@mui/x-internals', '@mui/x-virtualizer', '@mui/types', '@mui/utils'],
  propSets: [],
  noPage: [],
  noPageModules: [],
  unavailable: [
    {
      reason: 'Only in the premium package of the data grid, which is not installed.',
      names: ['GridAggregationFunction', 'GridExcelExportOptions'],
    },
  ],
} as const satisfies ApiSource;
