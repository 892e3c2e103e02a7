import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

function OrderRows({ order, items }: { order: string; items: string }) {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <TableRow sx={{ '& > th, & > td': { borderBottom: 0 } }}>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-label={`Items of ${order}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <KeyboardArrowDownIcon sx={{ rotate: open ? '180deg' : 'none' }} />
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {order}
        </TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={2} sx={{ py: 0 }}>
          <Collapse in={open}>{items}</Collapse>
        </TableCell>
      </TableRow>
    </React.Fragment>
  );
}

export default function CollapsibleTable() {
  return (
    <Table aria-label="Orders of the day">
      <TableBody>
        <OrderRows order="Ferry Books" items="Two atlases and a field guide" />
        <OrderRows order="Corner Library" items="Five copies of Sea Charts" />
      </TableBody>
    </Table>
  );
}
