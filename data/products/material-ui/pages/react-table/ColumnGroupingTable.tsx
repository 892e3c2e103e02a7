import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function ColumnGroupingTable() {
  return (
    <Table aria-label="Visitors by half-year" sx={{ maxWidth: 480 }}>
      <colgroup />
      <colgroup span={2} />
      <TableHead>
        <TableRow>
          <TableCell rowSpan={2}>Museum</TableCell>
          <TableCell align="center" colSpan={2} scope="colgroup">
            Visitors
          </TableCell>
        </TableRow>
        <TableRow>
          <TableCell align="right">January to June</TableCell>
          <TableCell align="right">July to December</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell component="th" variant="head" scope="row">
            Harbor
          </TableCell>
          <TableCell align="right">8,120</TableCell>
          <TableCell align="right">12,904</TableCell>
        </TableRow>
        <TableRow>
          <TableCell component="th" variant="head" scope="row">
            Lighthouse
          </TableCell>
          <TableCell align="right">2,377</TableCell>
          <TableCell align="right">6,051</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
