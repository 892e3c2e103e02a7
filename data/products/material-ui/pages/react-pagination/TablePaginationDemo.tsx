import * as React from 'react';
import TablePagination from '@mui/material/TablePagination';

export default function TablePaginationDemo() {
  const [page, setPage] = React.useState(2);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);
  return (
    <TablePagination
      component="div"
      count={100}
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      rowsPerPage={rowsPerPage}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
      // In narrow windows, the buttons are below the rest.
      slotProps={{
        toolbar: { sx: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
        spacer: { hidden: true },
      }}
    />
  );
}
