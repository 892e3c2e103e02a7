import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import { Cell } from './Cell';

export default function FullWidthGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container spacing={1}>
        <GridLegacy item xs={12} sm={6} lg={3}>
          <Cell>Monday</Cell>
        </GridLegacy>
        <GridLegacy item xs={12} sm={6} lg={3}>
          <Cell>Tuesday</Cell>
        </GridLegacy>
        <GridLegacy item xs={12} md={8} lg={4} xl={5}>
          <Cell>Wednesday</Cell>
        </GridLegacy>
        <GridLegacy item xs={12} md={4} lg={2} xl={1}>
          <Cell>Rest</Cell>
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
