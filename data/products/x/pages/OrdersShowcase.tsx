import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120, editable: true },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80, editable: true },
];

const CUSTOMERS = ['Harbor Tea', 'Nine Elms', 'Orchard & Co', 'Quiet Post', 'Salt Works', 'Twin Pines'];

const rows = CUSTOMERS.map((customer, index) => ({
  id: index,
  order: `A-${1040 + index}`,
  customer,
  total: 120 + ((index * 37) % 90) * 4,
  paid: index % 3 !== 1,
}));

export default function OrdersShowcase() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
