/** Returns the source of a demo that shares no distinctive line with another demo. */
export function buildDemo(name: string, number: number): string {
  return `import * as React from 'react';

export default function ${name}() {
  const [count${number}, setCount${number}] = React.useState<number>(${number});
  return (
    <button type="button" onClick={() => setCount${number}(count${number} + ${number})}>
      Count of ${name}: {count${number}}
    </button>
  );
}
`;
}

/** Returns the source of a heavy demo: a data grid that renders 100 rows of five columns. */
export function buildGrid(name: string, number: number): string {
  return `import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Row${number} {
  id: number;
  name: string;
  city: string;
  size: number;
  isOpen: boolean;
}

const rows: Row${number}[] = Array.from({ length: 100 }, (_, index) => ({
  id: ${number} + index,
  name: \`Entry \${index} of ${name}\`,
  city: ['Lisbon', 'Oslo', 'Quito'][index % 3] ?? '',
  size: (index * ${number + 7}) % 97,
  isOpen: index % 2 === 0,
}));

const columns: GridColDef<Row${number}>[] = [
  { field: 'id', headerName: 'Number', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'size', headerName: 'Size', type: 'number' },
  { field: 'isOpen', headerName: 'Open', type: 'boolean' },
];

export default function ${name}() {
  const [isDense, setDense] = React.useState(false);
  return (
    <Box sx={{ width: '100%', height: ${400 + (number % 50)} }}>
      <Button onClick={() => setDense(!isDense)}>Change the density</Button>
      <DataGrid
        rows={rows}
        columns={columns}
        density={isDense ? 'compact' : 'standard'}
        disableVirtualization
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      />
    </Box>
  );
}
`;
}
