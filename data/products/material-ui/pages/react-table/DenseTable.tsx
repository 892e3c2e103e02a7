import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const readings = [
  ['Boiler', '61 °C'],
  ['Flow', '48 °C'],
  ['Return', '39 °C'],
  ['Outside', '−4 °C'],
];

const striped = {
  maxWidth: 320,
  [`& .${tableCellClasses.head}`]: { bgcolor: 'text.primary', color: 'background.paper' },
  '& tbody tr:nth-of-type(odd)': { bgcolor: 'action.hover' },
};

export default function DenseTable() {
  return (
    <Table size="small" sx={striped}>
      <caption>Heating at noon</caption>
      <TableHead>
        <TableRow>
          <TableCell>Sensor</TableCell>
          <TableCell align="right">Value</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {readings.map(([sensor, value]) => (
          <TableRow key={sensor}>
            <TableCell>{sensor}</TableCell>
            <TableCell align="right">{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
