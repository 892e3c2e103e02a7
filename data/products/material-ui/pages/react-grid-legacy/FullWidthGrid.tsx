import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

const cell = { p: 1, border: 1, borderColor: 'primary.main', textAlign: 'center' } as const;

export default function FullWidthGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container spacing={1}>
        <GridLegacy item xs={12} sm={6} lg={3}>
          <Box sx={cell}>Monday</Box>
        </GridLegacy>
        <GridLegacy item xs={12} sm={6} lg={3}>
          <Box sx={cell}>Tuesday</Box>
        </GridLegacy>
        <GridLegacy item xs={12} md={8} lg={4} xl={5}>
          <Box sx={cell}>Wednesday</Box>
        </GridLegacy>
        <GridLegacy item xs={12} md={4} lg={2} xl={1}>
          <Box sx={cell}>Rest</Box>
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
