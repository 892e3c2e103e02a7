import CancelIcon from '@mui/icons-material/Cancel';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof QuickFilterClear>>;

const rows = [
  { id: 1, ship: 'Gannet' },
  { id: 2, ship: 'Petrel' },
];
const columns = [{ field: 'ship', headerName: 'Ship', width: 200 }];

function ShipsToolbar() {
  return (
    <Toolbar>
      <QuickFilter>
        <QuickFilterControl placeholder="Search ships" size="small" />
        <QuickFilterClear {...props} aria-label="Clear the search">
          <CancelIcon fontSize="small" />
        </QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterClearPlayground() {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      slots={{ toolbar: ShipsToolbar }}
      showToolbar
      hideFooter
    />
  );
}

export const playground = {
  first: ['color', 'size', 'edge', 'disabled'],
  hidden: ['role', 'title'],
};
