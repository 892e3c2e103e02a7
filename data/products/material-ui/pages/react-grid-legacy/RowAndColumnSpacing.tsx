import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

const berths = ['North', 'East', 'South', 'West'];

const cell = { p: 1, border: 1, borderColor: 'primary.main', textAlign: 'center' } as const;

export default function RowAndColumnSpacing() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container rowSpacing={1} columnSpacing={{ xs: 2, sm: 4, md: 6 }}>
        {berths.map((berth) => (
          <GridLegacy key={berth} item xs={6}>
            <Box sx={cell}>{berth}</Box>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}
