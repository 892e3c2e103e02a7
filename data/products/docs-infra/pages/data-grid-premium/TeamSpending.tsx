import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { receipts, type Receipt } from './receipts';

const columns: GridColDef<Receipt>[] = [
  { field: 'team', headerName: 'Team', width: 90 },
  { field: 'purpose', headerName: 'Purpose', flex: 1, minWidth: 150 },
  { field: 'amount', headerName: 'Amount', type: 'number' },
];

export default function TeamSpending() {
  const [team, setTeam] = React.useState('all');
  const labelId = React.useId();

  const rows = React.useMemo(
    () => receipts.filter((receipt) => team === 'all' || receipt.team === team),
    [team],
  );
  // The sum that the premium grid would show in the column itself.
  const total = rows.reduce((sum, receipt) => sum + receipt.amount, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControl size="small" sx={{ minWidth: 140, my: 1 }}>
        <InputLabel id={labelId}>Team</InputLabel>
        <Select labelId={labelId} label="Team" value={team} onChange={(event) => setTeam(event.target.value)}>
          <MenuItem value="all">All teams</MenuItem>
          <MenuItem value="Docs">Docs</MenuItem>
          <MenuItem value="Grid">Grid</MenuItem>
          <MenuItem value="Core">Core</MenuItem>
        </Select>
      </FormControl>
      <Box sx={{ height: 340 }}>
        <DataGrid aria-label="Receipts" rows={rows} columns={columns} hideFooter />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        Total: {total}
      </Typography>
    </Box>
  );
}
