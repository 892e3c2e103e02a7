import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import type { TableCellProps } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TableCellPlayground(props: TableCellProps) {
  return (
    <Table>
      <TableHead>
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
          <TableCell {...props} />
        </TableRow>
      </TableBody>
    </Table>
  );
}

export const playground = {
  children: '7',
  defaults: { align: 'right' },
  first: ['children', 'align', 'size', 'padding', 'variant'],
  hidden: ['scope', 'sortDirection'],
};
