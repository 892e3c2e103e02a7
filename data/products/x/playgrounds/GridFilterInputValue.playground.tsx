import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilterModelSelector,
  GridFilterInputValue,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridFilterItem } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof GridFilterInputValue>>;

const rows = [
  { id: 1, ship: 'Gannet' },
  { id: 2, ship: 'Petrel' },
  { id: 3, ship: 'Puffin' },
];
const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 120 },
];
const first: GridFilterItem = {
  id: 1,
  field: 'ship',
  operator: 'contains',
  value: 'et',
};

function ShipFilter() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  return (
    <Box sx={{ p: 2 }}>
      <GridFilterInputValue
        apiRef={apiRef}
        item={items[0] ?? first}
        applyValue={(item) => apiRef.current.upsertFilterItem(item)}
        {...props}
      />
    </Box>
  );
}

export default function GridFilterInputValuePlayground() {
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
  values: {
    type: ['text', 'number'],
    slotProps: {
      'another label': { root: { label: 'Part of the name' } },
      small: { root: { size: 'small' } },
    },
  },
  hidden: ['isFilterActive', 'clearButton', 'headerFilterMenu'],
};
