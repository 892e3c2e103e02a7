import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import type { TableBodyProps } from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TableBodyPlayground(
  props: Omit<TableBodyProps, 'children'>,
) {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>Ship</TableCell>
          <TableCell align="right">Berth</TableCell>
        </TableRow>
      </TableHead>
      <TableBody {...props}>
        <TableRow>
          <TableCell>Gannet</TableCell>
          <TableCell align="right">4</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Petrel</TableCell>
          <TableCell align="right">7</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

export const playground = {};
