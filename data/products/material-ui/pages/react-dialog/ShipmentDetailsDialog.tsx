import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const shipments = [
  { id: 'A-1041', route: 'Antwerp to Oslo', note: 'Held at customs, papers complete.' },
  { id: 'A-1042', route: 'Genoa to Tunis', note: 'At sea, two hours ahead of schedule.' },
  { id: 'A-1043', route: 'Gdansk to Turku', note: 'Waiting for a berth.' },
];

type Shipment = (typeof shipments)[number];

export default function ShipmentDetailsDialog() {
  const [open, setOpen] = React.useState(false);
  const [shipment, setShipment] = React.useState<Shipment | null>(null);

  const show = (next: Shipment) => {
    setShipment(next);
    setOpen(true);
  };

  return (
    <React.Fragment>
      <List aria-label="Shipments" sx={{ width: '100%', maxWidth: 320 }}>
        {shipments.map((item) => (
          <ListItem key={item.id} disablePadding>
            <ListItemButton aria-haspopup="dialog" onClick={() => show(item)}>
              <ListItemText primary={item.id} secondary={item.route} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        // Only now, after the fade: the text must not vanish while it is still visible.
        slotProps={{ transition: { onExited: () => setShipment(null) } }}
      >
        <DialogTitle>{shipment?.id}</DialogTitle>
        <DialogContent>
          <DialogContentText>{shipment?.route}</DialogContentText>
          <DialogContentText>{shipment?.note}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
