import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import type { TableHeadProps } from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TableHeadPlayground(
  props: Omit<TableHeadProps, 'children'>,
) {
  return (
    <Table>
      <TableHead {...props}>
        <TableRow>
          <TableCell>Ship</TableCell>
          <TableCell align="right">Berth</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
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
