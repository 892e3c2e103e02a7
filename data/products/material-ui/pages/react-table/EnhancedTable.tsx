import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const invoices = [
  { id: '2041', client: 'Orchard', amount: 1240 },
  { id: '2042', client: 'Bluff & Sons', amount: 310 },
  { id: '2043', client: 'Quay Nine', amount: 2875 },
];
const columns = ['id', 'client', 'amount'] as const;

export default function EnhancedTable() {
  const [key, setKey] = React.useState<(typeof columns)[number]>('id');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('asc');
  const [picked, setPicked] = React.useState<string[]>(['2042']);
  const sign = direction === 'asc' ? 1 : -1;
  const rows = [...invoices].sort((a, b) => (a[key] < b[key] ? -sign : sign));

  return (
    <Table size="small" aria-label="Unpaid invoices">
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              checked={picked.length === 3}
              indeterminate={picked.length % 3 > 0}
              onChange={(_, on) => setPicked(on ? invoices.map(({ id }) => id) : [])}
              slotProps={{ input: { 'aria-label': 'Select all invoices' } }}
            />
          </TableCell>
          {columns.map((column) => (
            <TableCell
              key={column}
              align={column === 'amount' ? 'right' : 'left'}
              sortDirection={column === key && direction}
            >
              <TableSortLabel
                active={column === key}
                direction={column === key ? direction : 'asc'}
                onClick={() => {
                  setDirection(column === key && direction === 'asc' ? 'desc' : 'asc');
                  setKey(column);
                }}
              >
                {column}
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
                slotProps={{ input: { 'aria-label': `Select ${id}` } }}
              />
            </TableCell>
            <TableCell component="th" scope="row">
              {id}
            </TableCell>
            <TableCell>{client}</TableCell>
            <TableCell align="right">{amount}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
