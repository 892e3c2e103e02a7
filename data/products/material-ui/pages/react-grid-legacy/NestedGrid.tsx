import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

const seats = ['1A', '1B', '2A', '2B'];

const cell = { p: 1, border: 1, borderColor: 'primary.main', textAlign: 'center' } as const;

export default function NestedGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container columnSpacing={2}>
        <GridLegacy item xs={4}>
          <Box sx={cell}>Driver</Box>
        </GridLegacy>
        <GridLegacy item xs={8}>
          <GridLegacy container spacing={1}>
            {seats.map((seat) => (
              <GridLegacy key={seat} item xs={6}>
                <Box sx={cell}>{seat}</Box>
              </GridLegacy>
            ))}
          </GridLegacy>
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
