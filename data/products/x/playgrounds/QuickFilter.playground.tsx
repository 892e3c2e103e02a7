import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
} from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

declare const props: Partial<ComponentProps<typeof QuickFilter>>;

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
            {expanded ? (
              <QuickFilterControl placeholder="Search ships" size="small" />
            ) : (
              <QuickFilterTrigger>Search</QuickFilterTrigger>
            )}
          </div>
        )}
        {...props}
      />
    </Toolbar>
  );
}

export default function QuickFilterPlayground() {
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
  defaults: { debounceMs: 150, defaultExpanded: true },
  first: ['defaultExpanded', 'debounceMs'],
  hidden: ['expanded'],
};
