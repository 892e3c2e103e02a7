import type { ReactElement } from 'react';
import { DataGrid, QuickFilter, Toolbar } from '@mui/x-data-grid';

const inToolbar = (content: ReactElement) => (
  <DataGrid rows={[]} columns={[]} showToolbar slots={{ toolbar: () => content }} />
);
const inTools = (element: ReactElement) => inToolbar(<Toolbar>{element}</Toolbar>);
const inQuickFilter = (element: ReactElement) => inTools(<QuickFilter expanded>{element}</QuickFilter>);

/** Components that render only inside others. */
export const examples = {
  ColumnsPanelTrigger: inTools,
  ExportCsv: inTools,
  ExportPrint: inTools,
  FilterPanelTrigger: inTools,
  GridActionsCellItem: inTools,
  GridEditBooleanCell: inTools,
  GridEditInputCell: inTools,
  QuickFilter: inTools,
  QuickFilterClear: inQuickFilter,
  QuickFilterControl: inQuickFilter,
  QuickFilterTrigger: inQuickFilter,
  Toolbar: inToolbar,
  ToolbarButton: inTools,
};
