import * as React from 'react';
import Input from '@mui/material/Input';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const verbs = ['signed in', 'uploaded a file', 'changed a role'];
const people = ['Noor', 'Idris', 'Mila', 'Tomas'];
const log = Array.from({ length: 38 }, (_, index) => ({
  id: index + 1,
  person: people[index % people.length] ?? '',
  event: verbs[index % verbs.length] ?? '',
}));

export default function PaginatedLogTable() {
  const [query, setQuery] = React.useState('');
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(5);
  const found = log.filter((entry) =>
    `${entry.person} ${entry.event}`.toLowerCase().includes(query.toLowerCase()),
  );
  // A shorter result must not leave the user on a page that no longer exists.
  const shown = Math.min(page, Math.max(0, Math.ceil(found.length / size) - 1));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Input
        type="search"
        placeholder="Filter log"
        slotProps={{ input: { 'aria-label': 'Filter log' } }}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <TableContainer>
        <Table size="small" aria-label="Activity log">
          <TableHead>
            <TableRow>
              <TableCell>Entry</TableCell>
              <TableCell>Person</TableCell>
              <TableCell>Event</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.slice(shown * size, (shown + 1) * size).map((entry) => (
              <TableRow key={entry.id}>
                <TableCell component="th" scope="row">{`#${entry.id}`}</TableCell>
                <TableCell>{entry.person}</TableCell>
                <TableCell>{entry.event}</TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TablePagination
                count={found.length}
                page={shown}
                rowsPerPage={size}
                rowsPerPageOptions={[5, 10, 20]}
                onPageChange={(_, next) => setPage(next)}
                onRowsPerPageChange={(event) => {
                  setPage(Math.floor((shown * size) / Number(event.target.value)));
                  setSize(Number(event.target.value));
                }}
              />
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
    </Stack>
  );
}
