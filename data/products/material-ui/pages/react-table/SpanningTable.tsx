import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function SpanningTable() {
  return (
    <Table aria-label="Repair bill" sx={{ maxWidth: 400 }}>
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right">Hours</TableCell>
          <TableCell align="right">Sum (€)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Mast</TableCell>
          <TableCell align="right">3</TableCell>
          <TableCell align="right">210.00</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Rudder</TableCell>
          <TableCell align="right">1</TableCell>
          <TableCell align="right">70.00</TableCell>
        </TableRow>
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" colSpan={2}>
            Total
          </TableCell>
          <TableCell align="right">280.00</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
