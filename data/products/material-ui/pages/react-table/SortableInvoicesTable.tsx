import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const invoices = [
  { id: '2041', client: 'Orchard', amount: 1240 },
  { id: '2042', client: 'Bluff & Sons', amount: 310 },
  { id: '2043', client: 'Quay Nine', amount: 2875 },
];
type Key = keyof (typeof invoices)[number];
const columns: Record<Key, string> = { id: 'Invoice', client: 'Client', amount: 'Amount (EUR)' };

export default function SortableInvoicesTable() {
  const idBase = React.useId();
  const [sortKey, setSortKey] = React.useState<Key>('id');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('asc');
  const [picked, setPicked] = React.useState<string[]>([]);
  const sign = direction === 'asc' ? 1 : -1;
  const rows = [...invoices].sort((a, b) => (a[sortKey] < b[sortKey] ? -sign : sign));
  const all = picked.length === invoices.length;

  const sortBy = (key: Key) => {
    setDirection(key === sortKey && direction === 'asc' ? 'desc' : 'asc');
    setSortKey(key);
  };

  return (
    <TableContainer>
      <Table size="small" aria-label="Unpaid invoices">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={picked.length > 0 && !all}
                onChange={() => setPicked(all ? [] : invoices.map((row) => row.id))}
                slotProps={{ input: { 'aria-label': 'Select all invoices' } }}
              />
            </TableCell>
            {(Object.keys(columns) as Key[]).map((key) => (
              <TableCell key={key} sortDirection={key === sortKey && direction}>
                <TableSortLabel
                  active={key === sortKey}
                  direction={key === sortKey ? direction : 'asc'}
                  onClick={() => sortBy(key)}
                >
                  {columns[key]}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, client, amount }) => (
            <TableRow key={id} hover selected={picked.includes(id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={picked.includes(id)}
                  onChange={(_, on) => setPicked(on ? [...picked, id] : picked.filter((it) => it !== id))}
                  slotProps={{ input: { 'aria-labelledby': `${idBase}-${id}` } }}
                />
              </TableCell>
              <TableCell component="th" scope="row" id={`${idBase}-${id}`}>{`No. ${id}`}</TableCell>
              <TableCell>{client}</TableCell>
              <TableCell>{amount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
