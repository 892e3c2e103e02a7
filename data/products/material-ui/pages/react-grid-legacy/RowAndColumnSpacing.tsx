import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import { Cell } from './Cell';

const berths = ['North', 'East', 'South', 'West'];

export default function RowAndColumnSpacing() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container rowSpacing={1} columnSpacing={{ xs: 2, sm: 4, md: 6 }}>
        {berths.map((berth) => (
          <GridLegacy key={berth} item xs={6}>
            <Cell>{berth}</Cell>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}
