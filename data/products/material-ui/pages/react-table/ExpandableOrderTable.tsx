import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

const orders = [
  { id: '7701', buyer: 'Ferry Books', items: ['2 × Atlas', '1 × Field guide'] },
  { id: '7702', buyer: 'Corner Library', items: ['5 × User, grade two'] },
];

function OrderRows({ order }: { order: (typeof orders)[number] }) {
  const detailId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <TableRow sx={{ '& > *': { borderBottom: 'unset' } }}>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-label={`Items of order ${order.id}`}
            aria-expanded={open}
            aria-controls={detailId}
            onClick={() => setOpen(!open)}
          >
            {open ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {order.id}
        </TableCell>
        <TableCell>{order.buyer}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={3} sx={{ py: 0 }}>
          <Collapse in={open} timeout="auto" id={detailId}>
            <ul>
              {order.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Collapse>
        </TableCell>
      </TableRow>
    </React.Fragment>
  );
}

export default function ExpandableOrderTable() {
  return (
    <Table aria-label="Orders of the day">
      <TableHead>
        <TableRow>
          <TableCell component="td" padding="checkbox" />
          <TableCell>Order</TableCell>
          <TableCell>Buyer</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderRows key={order.id} order={order} />
        ))}
      </TableBody>
    </Table>
  );
}
