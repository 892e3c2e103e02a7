import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
} from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof QuickFilterTrigger>>;

const rows = [
  { id: 1, ship: 'Gannet' },
  { id: 2, ship: 'Petrel' },
];
const columns = [{ field: 'ship', headerName: 'Ship', width: 200 }];

function ShipsToolbar() {
  return (
    <Toolbar>
      <QuickFilter
        render={(quickFilter, { expanded }) => (
          <div {...quickFilter}>
            <QuickFilterTrigger {...props} />
            {expanded && (
              <QuickFilterControl placeholder="Search ships" size="small" />
            )}
          </div>
        )}
      />
    </Toolbar>
  );
}

export default function QuickFilterTriggerPlayground() {
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
  children: 'Search',
  first: ['children', 'size', 'disabled'],
  hidden: ['role', 'title', 'startIcon'],
};
