import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import { Cell } from './Cell';

export default function AutoGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container columnSpacing={1}>
        <GridLegacy item xs>
          <Cell>Grows</Cell>
        </GridLegacy>
        <GridLegacy item xs={6}>
          <Cell>6 of 12</Cell>
        </GridLegacy>
        <GridLegacy item xs>
          <Cell>Grows as much</Cell>
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
