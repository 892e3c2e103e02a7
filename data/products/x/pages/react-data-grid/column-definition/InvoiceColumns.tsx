import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Invoice {
  id: string;
  issued: Date;
  cents: number;
  taxRate: number;
  status: 'draft' | 'sent' | 'paid';
}

const invoices: Invoice[] = [
  { id: 'R-201', issued: new Date(2025, 0, 14), cents: 125000, taxRate: 0.19, status: 'paid' },
  { id: 'R-202', issued: new Date(2025, 1, 3), cents: 48050, taxRate: 0.07, status: 'sent' },
  { id: 'R-203', issued: new Date(2025, 1, 27), cents: 9900, taxRate: 0.19, status: 'draft' },
];

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const formatCents = (value: number) => euros.format(value / 100);

export default function InvoiceColumns() {
  const [gross, setGross] = React.useState(false);

  const columns = React.useMemo<GridColDef<Invoice>[]>(
    () => [
      { field: 'id', headerName: 'Invoice', width: 90 },
      { field: 'issued', headerName: 'Issued', type: 'date', width: 120 },
      {
        field: 'amount',
        headerName: gross ? 'Gross amount' : 'Net amount',
        type: 'number',
        width: 140,
        // The value stays a number, so sorting and filtering compare cents, not text.
        valueGetter: (_, row) => row.cents * (gross ? 1 + row.taxRate : 1),
        valueFormatter: formatCents,
      },
      {
        field: 'status',
        headerName: 'Status',
        type: 'singleSelect',
        valueOptions: [
          { value: 'draft', label: 'Draft' },
          { value: 'sent', label: 'Sent' },
          { value: 'paid', label: 'Paid' },
        ],
        flex: 1,
        minWidth: 90,
      },
    ],
    [gross],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={gross} onChange={(event) => setGross(event.target.checked)} />}
        label="Include tax"
      />
      <Box sx={{ height: 270 }}>
        <DataGrid aria-label="Invoices" rows={invoices} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
