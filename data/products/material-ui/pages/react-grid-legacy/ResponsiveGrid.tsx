import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

const columns = { xs: 4, sm: 8, md: 12 };

const cell = { p: 1, border: 1, borderColor: 'primary.main', textAlign: 'center' } as const;

export default function ResponsiveGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container columns={columns} spacing={{ xs: 1, md: 2 }}>
        {Array.from({ length: 6 }, (_, index) => (
          <GridLegacy item xs={2} sm={4} md={4} key={index}>
            <Box sx={cell}>{index + 1}</Box>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}
