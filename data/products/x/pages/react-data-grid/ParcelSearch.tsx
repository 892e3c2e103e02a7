import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['in transit', 'delivered', 'returned'],
    width: 120,
  },
  { field: 'kilos', headerName: 'Weight', type: 'number', valueFormatter: (kilos) => `${kilos} kg` },
];

const parcels = [
  { id: 1, code: 'PX-118', city: 'Köln', state: 'in transit', kilos: 3 },
  { id: 2, code: 'PX-121', city: 'São Paulo', state: 'delivered', kilos: 11 },
  { id: 3, code: 'PX-125', city: 'Málaga', state: 'delivered', kilos: 2 },
  { id: 4, code: 'PX-126', city: 'Köln', state: 'returned', kilos: 5 },
  { id: 5, code: 'PX-140', city: 'Łódź', state: 'in transit', kilos: 8 },
  { id: 6, code: 'PX-152', city: 'Nice', state: 'in transit', kilos: 1 },
];

export default function ParcelSearch() {
  const [words, setWords] = React.useState<string[]>([]);

  const readModel = (model: GridFilterModel) => setWords((model.quickFilterValues ?? []).map(String));

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 423 }}>
        <DataGrid
          label="Parcels"
          rows={parcels}
          columns={columns}
          showToolbar
          ignoreDiacritics
          disableEval
          onFilterModelChange={readModel}
          slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {words.length > 0 ? `Rows must contain: ${words.join(' and ')}` : 'Search for “koln” or “malaga”.'}
      </Typography>
    </Box>
  );
}
