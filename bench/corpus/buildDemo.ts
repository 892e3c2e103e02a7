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

/**
 * Returns the source of a heavy demo: a data grid that renders 100 rows of five columns. It shares few lines
 * with another one.
 */
export function buildGrid(name: string, number: number): string {
  const field = (label: string) => `${label}${number}`;
  return `import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Row${number} {
  id: number;
  ${field('name')}: string;
  ${field('city')}: string;
  ${field('size')}: number;
  ${field('isOpen')}: boolean;
}

const rows${number}: Row${number}[] = Array.from({ length: 100 }, (_, index) => ({
  id: ${number} + index,
  ${field('name')}: \`Entry \${index} of ${name}\`,
  ${field('city')}: ['Lisbon', 'Oslo', 'Quito'][(index + ${number}) % 3] ?? '',
  ${field('size')}: (index * ${number + 7}) % 97,
  ${field('isOpen')}: (index + ${number}) % 2 === 0,
}));

const columns${number}: GridColDef<Row${number}>[] = [
  { field: 'id', headerName: 'Number ${number}', width: 90 },
  { field: '${field('name')}', headerName: 'Name', flex: 1 },
  { field: '${field('city')}', headerName: 'City', width: 120 },
  { field: '${field('size')}', headerName: 'Size', type: 'number' },
  { field: '${field('isOpen')}', headerName: 'Open', type: 'boolean' },
];

export default function ${name}() {
  const [isDense${number}, setDense${number}] = React.useState(false);
  return (
    <Box sx={{ width: '100%', height: ${400 + number} }}>
      <Button onClick={() => setDense${number}(!isDense${number})}>Change the density</Button>
      <DataGrid
        rows={rows${number}}
        columns={columns${number}}
        density={isDense${number} ? 'compact' : 'standard'}
        disableVirtualization
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      />
    </Box>
  );
}
`;
}
