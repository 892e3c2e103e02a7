import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import type { TableContainerProps } from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TableContainerPlayground(
  props: Omit<TableContainerProps, 'children'>,
) {
  return (
    <TableContainer component={Paper} variant="outlined" {...props}>
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
            <TableCell align="right">7</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}

export const playground = {};
