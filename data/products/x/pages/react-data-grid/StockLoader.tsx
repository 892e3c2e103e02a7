import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const stock = [
  { id: 'bolt-m4', part: 'Bolt M4', bin: 'A-03', left: 930 },
  { id: 'bolt-m6', part: 'Bolt M6', bin: 'A-04', left: 118 },
  { id: 'nut-m4', part: 'Nut M4', bin: 'B-11', left: 2040 },
  { id: 'washer', part: 'Washer 8 mm', bin: 'C-01', left: 0 },
];

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'bin', headerName: 'Bin' },
  { field: 'left', headerName: 'Left', type: 'number' },
];

type Phase = 'empty' | 'loading' | 'failed' | 'loaded';

const emptyText = {
  empty: 'Nothing loaded yet.',
  loading: '',
  failed: 'The warehouse did not answer. Load again.',
  loaded: 'The warehouse is empty.',
} satisfies Record<Phase, string>;

export default function StockLoader() {
  const [phase, setPhase] = React.useState<Phase>('empty');
  const attempts = React.useRef(0);
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  React.useEffect(() => () => clearTimeout(timer.current), []);

  const load = () => {
    attempts.current += 1;
    setPhase('loading');
    // Stands in for a request: the first answer is an error, the second one has rows.
    timer.current = setTimeout(() => setPhase(attempts.current % 2 === 1 ? 'failed' : 'loaded'), 1200);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" loading={phase === 'loading'} onClick={load} sx={{ mb: 1 }}>
        Load stock
      </Button>
      <Box sx={{ height: 266 }}>
        <DataGrid
          aria-label="Stock"
          loading={phase === 'loading'}
          rows={phase === 'loaded' ? stock : []}
          columns={columns}
          localeText={{ noRowsLabel: emptyText[phase] }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
