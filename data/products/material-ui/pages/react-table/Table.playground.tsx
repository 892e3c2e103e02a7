import Table from '@mui/material/Table';
import type { TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ferries = [
  { line: 'Island east', departs: '08:10', minutes: 35 },
  { line: 'Island west', departs: '08:25', minutes: 50 },
  { line: 'Lighthouse', departs: '09:00', minutes: 20 },
  { line: 'Harbor ring', departs: '09:15', minutes: 45 },
  { line: 'Seal rocks', departs: '09:40', minutes: 70 },
];

export default function TablePlayground(props: TableProps) {
  return (
    <TableContainer tabIndex={0} sx={{ maxHeight: 230 }}>
      <Table aria-label="Ferries in the morning" {...props}>
        <TableHead>
          <TableRow>
            <TableCell>Line</TableCell>
            <TableCell>Departs</TableCell>
            <TableCell align="right">Minutes</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ferries.map(({ line, departs, minutes }) => (
            <TableRow key={line}>
              <TableCell>{line}</TableCell>
              <TableCell>{departs}</TableCell>
              <TableCell align="right">{minutes}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

export const playground = {
  first: ['size', 'padding', 'stickyHeader'],
};
