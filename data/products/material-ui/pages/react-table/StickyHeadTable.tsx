import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ports = ['Oslo', 'Cork', 'Porto', 'Genoa', 'Split', 'Varna', 'Riga', 'Turku'];

export default function StickyHeadTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Shipments by port"
      sx={{ maxHeight: 220 }}
    >
      <Table stickyHeader size="small">
        <TableHead sx={{ '& th': { bgcolor: 'background.paper' } }}>
          <TableRow>
            <TableCell>Port</TableCell>
            <TableCell align="right">Containers</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ports.map((port, index) => (
            <TableRow key={port}>
              <TableCell component="th" scope="row">
                {port}
              </TableCell>
              <TableCell align="right">{12 + index * 7}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
