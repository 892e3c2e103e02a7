import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function AccessibleTable() {
  return (
    <Table sx={{ maxWidth: 360 }}>
      <caption>Opening hours of the swimming pool</caption>
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          <TableCell>Open</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell component="th" scope="row">
            Monday to Friday
          </TableCell>
          <TableCell>6:30 to 21:00</TableCell>
        </TableRow>
        <TableRow>
          <TableCell component="th" scope="row">
            Saturday
          </TableCell>
          <TableCell>8:00 to 18:00</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
