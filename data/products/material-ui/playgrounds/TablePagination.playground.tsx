import TablePagination from '@mui/material/TablePagination';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import { useState } from 'react';

export default function TablePaginationPlayground(
  props: Pick<TablePaginationProps, 'count' | 'rowsPerPage'>,
) {
  const [page, setPage] = useState(0);
  return (
    <TablePagination
      component="div"
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      {...props}
    />
  );
}

export const playground = {
  defaults: { count: 240, rowsPerPage: 25 },
  first: [
    'count',
    'rowsPerPage',
    'showFirstButton',
    'showLastButton',
    'disabled',
    'labelRowsPerPage',
  ],
  values: { count: [25, 240, 1000], rowsPerPage: [10, 25, 50, 100] },
  hidden: ['page'],
};
