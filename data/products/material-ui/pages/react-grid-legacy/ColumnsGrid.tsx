import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

const cell = { p: 1, border: 1, borderColor: 'primary.main', textAlign: 'center' } as const;

export default function ColumnsGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container columns={5}>
        <GridLegacy item xs={3}>
          <Box sx={cell}>3 of 5</Box>
        </GridLegacy>
        <GridLegacy item xs={2}>
          <Box sx={cell}>2 of 5</Box>
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
