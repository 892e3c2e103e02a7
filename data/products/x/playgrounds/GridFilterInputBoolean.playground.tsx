import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilterModelSelector,
  GridFilterInputBoolean,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridFilterItem } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof GridFilterInputBoolean>>;

const rows = [
  { id: 1, ship: 'Gannet', ready: true },
  { id: 2, ship: 'Petrel', ready: false },
];
const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 120 },
  { field: 'ready', headerName: 'Ready', type: 'boolean', width: 120 },
];
const first: GridFilterItem = {
  id: 1,
  field: 'ready',
  operator: 'is',
  value: 'true',
};

function ShipFilter() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  return (
    <Box sx={{ p: 2 }}>
      <GridFilterInputBoolean
        apiRef={apiRef}
        item={items[0] ?? first}
        applyValue={(item) => apiRef.current.upsertFilterItem(item)}
        {...props}
      />
    </Box>
  );
}

export default function GridFilterInputBooleanPlayground() {
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
  first: ['slotProps', 'disabled'],
  values: {
    slotProps: {
      'another label': { root: { label: 'Ready' } },
      small: { root: { size: 'small' } },
    },
  },
};
