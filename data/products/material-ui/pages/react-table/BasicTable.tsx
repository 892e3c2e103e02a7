import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const trains = [
  { to: 'Bergen', departs: '08:25', price: 549 },
  { to: 'Oslo', departs: '09:10', price: 399 },
  { to: 'Trondheim', departs: '10:02', price: 1249 },
];

export default function BasicTable() {
  return (
    <TableContainer component={Paper}>
      <Table aria-label="Trains this morning">
        <TableHead>
          <TableRow>
            <TableCell>To</TableCell>
            <TableCell>Departs</TableCell>
            <TableCell align="right">Price (kr)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {trains.map((train) => (
            <TableRow key={train.to} hover>
              <TableCell component="th" scope="row">
                {train.to}
              </TableCell>
              <TableCell>{train.departs}</TableCell>
              <TableCell align="right">{train.price.toLocaleString('en')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
