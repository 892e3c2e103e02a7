import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Toolbar from '@mui/material/Toolbar';

const BarSlot = React.createContext<HTMLElement | null>(null);

function BarActions({ children }: { children: React.ReactNode }) {
  const slot = React.useContext(BarSlot);
  return slot && <Portal container={slot}>{children}</Portal>;
}

export default function SlotPortal() {
  const [slot, setSlot] = React.useState<HTMLElement | null>(null);
  const [count, setCount] = React.useState(1);
  return (
    <BarSlot.Provider value={slot}>
      <Box sx={{ width: 1 }}>
        <AppBar component="div" position="static">
          <Toolbar sx={{ justifyContent: 'space-between' }}>
            Trips <div ref={setSlot} />
          </Toolbar>
        </AppBar>
        <Box sx={{ p: 2 }}>
          Passengers: {count}
          <BarActions>
            <Button color="inherit" onClick={() => setCount(count + 1)}>
              Add a passenger
            </Button>
          </BarActions>
        </Box>
      </Box>
    </BarSlot.Provider>
  );
}
