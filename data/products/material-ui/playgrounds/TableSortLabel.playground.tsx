import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { TableSortLabelProps } from '@mui/material/TableSortLabel';

export default function TableSortLabelPlayground(props: TableSortLabelProps) {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell sortDirection="asc">
            <TableSortLabel {...props} />
          </TableCell>
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

export const playground = {
  children: 'Ship',
  defaults: { active: true },
  first: ['children', 'active', 'direction', 'hideSortIcon'],
};
