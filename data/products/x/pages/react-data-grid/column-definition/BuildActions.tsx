import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import FastForwardIcon from '@mui/icons-material/FastForward';
import ReplayIcon from '@mui/icons-material/Replay';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Build {
  id: number;
  branch: string;
  percent: number;
}

export default function BuildActions() {
  const [builds, setBuilds] = React.useState<Build[]>([
    { id: 1, branch: 'main', percent: 100 },
    { id: 2, branch: 'fix/tooltip', percent: 60 },
    { id: 3, branch: 'feat/export', percent: 20 },
  ]);

  const columns = React.useMemo<GridColDef<Build>[]>(() => {
    const change = (id: Build['id'], percentOf: (percent: number) => number) =>
      setBuilds((all) =>
        all.map((build) => (build.id === id ? { ...build, percent: percentOf(build.percent) } : build)),
      );
    return [
      { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 120 },
      {
        field: 'percent',
        headerName: 'Progress',
        type: 'number',
        width: 160,
        display: 'flex',
        renderCell: ({ value, row }) => (
          <LinearProgress
            variant="determinate"
            value={value}
            aria-label={`Progress of ${row.branch}`}
            sx={{ width: '100%' }}
          />
        ),
      },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<FastForwardIcon />}
              label={`Advance ${params.row.branch}`}
              disabled={params.row.percent === 100}
              onClick={() => change(params.row.id, (percent) => Math.min(100, percent + 20))}
            />
            <GridActionsCellItem
              icon={<ReplayIcon />}
              label={`Restart ${params.row.branch}`}
              onClick={() => change(params.row.id, () => 0)}
            />
          </GridActionsCell>
        ),
      },
    ];
  }, []);

  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Builds" rows={builds} columns={columns} hideFooter disableRowSelectionOnClick />
    </Box>
  );
}
