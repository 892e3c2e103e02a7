import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Product {
  barcode: string;
  name: string;
  shelf: number;
}

const catalog: Product[] = [
  { barcode: '4006381', name: 'Pencil, soft', shelf: 4 },
  { barcode: '5000157', name: 'Tea tin', shelf: 2 },
  { barcode: '7622210', name: 'Cocoa', shelf: 2 },
  { barcode: '8711000', name: 'Coffee filters', shelf: 7 },
];

const columns: GridColDef<Product>[] = [
  { field: 'barcode', headerName: 'Barcode', width: 120 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'shelf', headerName: 'Shelf', type: 'number' },
];

// Outside the component: the grid sees the same function on every render.
const getBarcode = (product: Product) => product.barcode;

export default function BarcodeRows() {
  const [count, setCount] = React.useState(2);
  const rows = catalog.slice(0, count);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" onClick={() => setCount(Math.min(count + 1, catalog.length))}>
          Scan next
        </Button>
        <Button size="small" onClick={() => setCount(Math.max(count - 1, 0))}>
          Remove last
        </Button>
        <Typography role="status" variant="body2" sx={{ alignSelf: 'center' }}>
          {count} of {catalog.length} scanned
        </Typography>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Scanned products"
          rows={rows}
          getRowId={getBarcode}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
