import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

const cell = { p: 1, border: 1, borderColor: 'primary.main', textAlign: 'center' } as const;

export default function AutoGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container columnSpacing={1}>
        <GridLegacy item xs>
          <Box sx={cell}>Grows</Box>
        </GridLegacy>
        <GridLegacy item xs={6}>
          <Box sx={cell}>6 of 12</Box>
        </GridLegacy>
        <GridLegacy item xs>
          <Box sx={cell}>Grows as much</Box>
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
