import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilterModelSelector,
  GridFilterInputDate,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridFilterItem } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof GridFilterInputDate>>;

const rows = [
  { id: 1, ship: 'Gannet', sails: new Date(2026, 4, 3) },
  { id: 2, ship: 'Petrel', sails: new Date(2026, 4, 17) },
];
const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 120 },
  { field: 'sails', headerName: 'Sails on', type: 'date', width: 120 },
];
const first: GridFilterItem = {
  id: 1,
  field: 'sails',
  operator: 'after',
  value: '2026-05-10',
};

function ShipFilter() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  return (
    <Box sx={{ p: 2 }}>
      <GridFilterInputDate
        apiRef={apiRef}
        item={items[0] ?? first}
        applyValue={(item) => apiRef.current.upsertFilterItem(item)}
        {...props}
      />
    </Box>
  );
}

export default function GridFilterInputDatePlayground() {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      initialState={{ filter: { filterModel: { items: [first] } } }}
      slots={{ toolbar: ShipFilter }}
      showToolbar
      hideFooter
    />
  );
}

export const playground = {
  first: ['type', 'slotProps', 'disabled'],
  defaults: { type: 'date' },
  values: {
    type: ['date', 'datetime-local'],
    slotProps: {
      'another label': { root: { label: 'Sails after' } },
      small: { root: { size: 'small' } },
    },
  },
};
