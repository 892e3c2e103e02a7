import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createRowSelectionManager,
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  items: number;
  shipped: boolean;
}

const firstOrders: Order[] = [
  { id: 4101, customer: 'Nordic Lamps', items: 12, shipped: false },
  { id: 4102, customer: 'Atelier Roux', items: 3, shipped: true },
  { id: 4103, customer: 'Harbor Books', items: 48, shipped: false },
  { id: 4104, customer: 'Kite & Sons', items: 7, shipped: false },
  { id: 4105, customer: 'Oda Ceramics', items: 21, shipped: false },
];

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'items', headerName: 'Items', type: 'number' },
  { field: 'shipped', headerName: 'Shipped', type: 'boolean' },
];

export default function OrdersGrid() {
  const [orders, setOrders] = React.useState(firstOrders);
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  const selected = createRowSelectionManager(selection);
  const waiting = orders.filter((order) => selected.has(order.id) && !order.shipped);

  const ship = () => {
    setOrders(orders.map((order) => (selected.has(order.id) ? { ...order, shipped: true } : order)));
    setSelection({ type: 'include', ids: new Set() });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 1, minHeight: 40 }}>
        <Button variant="contained" size="small" onClick={ship}>
          Ship selected
        </Button>
        <Typography variant="body2" role="status">
          {waiting.length > 0 ? `${waiting.length} waiting` : 'Select orders that have not been shipped.'}
        </Typography>
      </Stack>
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </Box>
    </Box>
  );
}
