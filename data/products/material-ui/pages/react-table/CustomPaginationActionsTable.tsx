import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const log = Array.from({ length: 38 }, (_, index) => `Backup ${index + 1}`);

export default function CustomPaginationActionsTable() {
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(5);
  const shown = size === -1 ? log : log.slice(page * size, (page + 1) * size);
  return (
    <TableContainer>
      <Table size="small" aria-label="Log of backups">
        <TableBody>
          {shown.map((entry) => (
            <TableRow key={entry}>
              <TableCell>{entry}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TablePagination
              count={log.length}
              page={page}
              rowsPerPage={size}
              rowsPerPageOptions={[5, 10, { value: -1, label: 'All' }]}
              labelRowsPerPage="Backups:"
              showFirstButton
              showLastButton
              slotProps={{
                // In narrow windows, the buttons are below the rest.
                toolbar: { sx: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
                spacer: { hidden: true },
              }}
              onPageChange={(_, next) => setPage(next)}
              onRowsPerPageChange={({ target }) => {
                const next = Number(target.value);
                setPage(next === -1 || size === -1 ? 0 : Math.floor((page * size) / next));
                setSize(next);
              }}
            />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
