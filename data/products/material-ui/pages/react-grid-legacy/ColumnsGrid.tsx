import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import { Cell } from './Cell';

export default function ColumnsGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container columns={5}>
        <GridLegacy item xs={3}>
          <Cell>3 of 5</Cell>
        </GridLegacy>
        <GridLegacy item xs={2}>
          <Cell>2 of 5</Cell>
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
