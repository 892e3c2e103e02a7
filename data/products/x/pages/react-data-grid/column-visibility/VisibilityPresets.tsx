import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', width: 110, hideable: false },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 100 },
  { field: 'phone', headerName: 'Phone', flex: 1, minWidth: 120 },
  { field: 'km', headerName: 'Distance', type: 'number' },
  { field: 'fuel', headerName: 'Fuel', type: 'number' },
];

const routes = [
  { id: 1, route: 'North 3', driver: 'Ilse', phone: '555 0142', km: 182, fuel: 21 },
  { id: 2, route: 'Harbor', driver: 'Tomas', phone: '555 0178', km: 64, fuel: 9 },
  { id: 3, route: 'Valley', driver: 'Aino', phone: '555 0113', km: 240, fuel: 30 },
];

const presets: Record<string, GridColumnVisibilityModel> = {
  dispatch: { km: false, fuel: false },
  costs: { driver: false, phone: false },
  all: {},
};

export default function VisibilityPresets() {
  const [preset, setPreset] = React.useState<string | null>('dispatch');
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({ km: false, fuel: false });

  const choose = (_: React.MouseEvent, name: string | null) => {
    if (name === null) return;
    setPreset(name);
    setModel(presets[name] ?? {});
  };

  const handleModelChange = (next: GridColumnVisibilityModel) => {
    setModel(next);
    setPreset(null); // The user went another way than the buttons.
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={preset}
        onChange={choose}
        aria-label="Columns for"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="dispatch">Dispatch</ToggleButton>
        <ToggleButton value="costs">Costs</ToggleButton>
        <ToggleButton value="all">All</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 270 }}>
        <DataGrid
          aria-label="Routes"
          rows={routes}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={handleModelChange}
          hideFooter
        />
      </Box>
    </Box>
  );
}
