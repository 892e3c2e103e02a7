import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { receipts, type Receipt } from './receipts';

const columns: GridColDef<Receipt>[] = [
  { field: 'team', headerName: 'Team' },
  { field: 'purpose', headerName: 'Purpose', flex: 1, minWidth: 150 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 130 },
];

// Where it begins: the menus of the columns offer other groups and other sums.
const initialState = {
  rowGrouping: { model: ['team'] },
  aggregation: { model: { amount: 'sum' } },
  // The groups say it already.
  columns: { columnVisibilityModel: { team: false } },
};

export default function TeamSpending() {
  return (
    <Box sx={{ width: '100%', height: 540 }}>
      <DataGridPremium
        aria-label="Receipts by team"
        rows={receipts}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ headerName: 'Team' }}
        hideFooter
      />
    </Box>
  );
}
