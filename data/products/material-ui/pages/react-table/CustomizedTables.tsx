import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const striped = {
  [`& .${tableCellClasses.head}`]: { bgcolor: 'text.primary', color: 'background.paper' },
  '& tbody tr:nth-of-type(odd)': { bgcolor: 'action.hover' },
  '& tbody tr:last-child > *': { border: 0 },
};

export default function CustomizedTables() {
  return (
    <Table aria-label="Tides today" sx={striped}>
      <TableHead>
        <TableRow>
          <TableCell>Tide</TableCell>
          <TableCell align="right">Meters</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {['0.4', '2.9', '0.6', '2.7'].map((meters, index) => (
          <TableRow key={meters}>
            <TableCell>{index % 2 === 0 ? 'Low' : 'High'}</TableCell>
            <TableCell align="right">{meters}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
