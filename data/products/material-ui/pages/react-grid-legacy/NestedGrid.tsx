import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import { Cell } from './Cell';

const seats = ['1A', '1B', '2A', '2B'];

export default function NestedGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container columnSpacing={2}>
        <GridLegacy item xs={4}>
          <Cell>Driver</Cell>
        </GridLegacy>
        <GridLegacy item xs={8}>
          <GridLegacy container spacing={1}>
            {seats.map((seat) => (
              <GridLegacy key={seat} item xs={6}>
                <Cell>{seat}</Cell>
              </GridLegacy>
            ))}
          </GridLegacy>
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
