import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilterModelSelector,
  GridFilterInputMultipleSingleSelect,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridFilterItem } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<
  ComponentProps<typeof GridFilterInputMultipleSingleSelect>
>;

const rows = [
  { id: 1, ship: 'Gannet', state: 'Ready' },
  { id: 2, ship: 'Petrel', state: 'At sea' },
  { id: 3, ship: 'Puffin', state: 'In repair' },
];
const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 120 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Ready', 'At sea', 'In repair'],
    width: 120,
  },
];
const first: GridFilterItem = {
  id: 1,
  field: 'state',
  operator: 'isAnyOf',
  value: ['Ready', 'At sea'],
};

function ShipFilter() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  return (
    <Box sx={{ p: 2 }}>
      <GridFilterInputMultipleSingleSelect
        apiRef={apiRef}
        item={items[0] ?? first}
        applyValue={(item) => apiRef.current.upsertFilterItem(item)}
        {...props}
      />
    </Box>
  );
}

export default function GridFilterInputMultipleSingleSelectPlayground() {
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
      'another label': { root: { label: 'States' } },
      'another hint': { root: { placeholder: 'Add one' } },
    },
  },
  hidden: ['type'],
};
