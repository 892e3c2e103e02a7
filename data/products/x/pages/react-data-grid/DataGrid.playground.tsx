import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid';
import type {
  DataGridProps,
  GridColDef,
  GridRowSelectionModel,
} from '@mui/x-data-grid';
import { useState } from 'react';

const names = [
  'Amber Gull',
  'Blue Heron',
  'Coral Star',
  'Golden Tern',
  'Northern Light',
  'Silver Wave',
];
const ports = ['Bergen', 'Cork', 'Gdynia', 'Porto', 'Split'];
const colors: Record<string, ChipProps['color']> = {
  Docked: 'success',
  Delayed: 'error',
  'At sea': 'default',
};
const statuses = Object.keys(colors);

const rows = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  ship: names[index % names.length],
  port: ports[index % ports.length],
  arrival: new Date(2026, 5, 1 + index),
  fee: 1250 + ((index * 274) % 790) * 10,
  status: statuses[index % statuses.length],
}));

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

// The toolbar, the headers, five rows and the footer.
const size = { height: 423, width: '100%' };

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 130 },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 100, editable: true },
  {
    field: 'arrival',
    headerName: 'Arrival',
    type: 'date',
    width: 130,
    valueFormatter: dates.format,
  },
  {
    field: 'fee',
    headerName: 'Fee',
    type: 'number',
    width: 100,
    valueFormatter: euros.format,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 120,
    display: 'flex',
    renderCell: ({ value }) => (
      <Chip
        label={value}
        color={colors[value]}
        variant="outlined"
        size="small"
        sx={{ '& .MuiChip-label': { color: 'text.primary' } }}
      />
    ),
  },
];

export default function DataGridPlayground(props: Partial<DataGridProps>) {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([3]),
  });

  return (
    <div style={size}>
      <DataGrid
        label="Port calls"
        rows={rows}
        columns={columns}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'arrival', sort: 'asc' }] },
        }}
        pageSizeOptions={[5, 25, 100]}
        {...props}
      />
    </div>
  );
}

export const playground = {
  // On a phone, the footer has no room for the next page beside the number of selected rows.
  defaults: {
    showToolbar: true,
    checkboxSelection: true,
    hideFooterSelectedRowCount: true,
  },
  restart: ['density', 'autoPageSize'],
  values: { rowHeight: [36, 52, 72], columnHeaderHeight: [40, 56, 80] },
  first: [
    'density',
    'rowHeight',
    'showToolbar',
    'checkboxSelection',
    'loading',
    'hideFooter',
    'showCellVerticalBorder',
    'disableColumnMenu',
  ],
};
