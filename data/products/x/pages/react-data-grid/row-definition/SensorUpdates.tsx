import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const sensors = [
  { id: 'attic', place: 'Attic', celsius: 24 },
  { id: 'cellar', place: 'Cellar', celsius: 12 },
  { id: 'porch', place: 'Porch', celsius: 17 },
];

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 100 },
  {
    field: 'celsius',
    headerName: 'Temperature',
    type: 'number',
    width: 130,
    valueFormatter: (value) => `${value} °C`,
  },
];

const swing = [1, 2, 1, -1, -2, -1];

export default function SensorUpdates() {
  const apiRef = useGridApiRef();
  const [live, setLive] = React.useState(false);

  React.useEffect(() => {
    if (!live) return undefined;
    let tick = 0;
    const timer = setInterval(() => {
      const sensor = sensors[tick % sensors.length];
      const row = sensor && apiRef.current?.getRow<(typeof sensors)[number]>(sensor.id);
      if (row) {
        const celsius = row.celsius + (swing[tick % swing.length] ?? 0);
        // One row a call: the free grid refuses more.
        apiRef.current?.updateRows([{ id: row.id, celsius }]);
      }
      tick += 1;
    }, 700);
    return () => clearInterval(timer);
  }, [apiRef, live]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={live} onChange={(event) => setLive(event.target.checked)} />}
        label="Live readings"
      />
      <Box sx={{ height: 270 }}>
        <DataGrid apiRef={apiRef} aria-label="Temperatures" rows={sensors} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
