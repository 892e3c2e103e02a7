import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import { Cell } from './Cell';

export default function BasicGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container spacing={2}>
        {[8, 4, 4, 8].map((columns, index) => (
          <GridLegacy key={index} item xs={columns}>
            <Cell>{columns} of 12</Cell>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}
