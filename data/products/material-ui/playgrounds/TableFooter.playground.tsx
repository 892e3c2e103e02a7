import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import type { TableFooterProps } from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';

export default function TableFooterPlayground(
  props: Omit<TableFooterProps, 'children'>,
) {
  return (
    <Table>
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
      <TableFooter {...props}>
        <TableRow>
          <TableCell colSpan={2}>Free berths: 9</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}

export const playground = {};
