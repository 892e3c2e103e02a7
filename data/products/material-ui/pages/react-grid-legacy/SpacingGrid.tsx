import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import { Cell } from './Cell';

export default function SpacingGrid() {
  return (
    <Box sx={{ display: 'grid', gap: 4, width: '100%' }}>
      {[0, 1, '20px'].map((spacing) => (
        <div key={spacing}>
          <GridLegacy container spacing={spacing}>
            {['a', 'b', 'c'].map((name) => (
              <GridLegacy key={name} item xs={4}>
                <Cell>{spacing}</Cell>
              </GridLegacy>
            ))}
          </GridLegacy>
        </div>
      ))}
    </Box>
  );
}
