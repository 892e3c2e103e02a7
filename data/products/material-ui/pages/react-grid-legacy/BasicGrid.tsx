import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

const cell = { p: 1, border: 1, borderColor: 'primary.main', textAlign: 'center' } as const;

export default function BasicGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <GridLegacy container spacing={2}>
        {[8, 4, 4, 8].map((columns, index) => (
          <GridLegacy key={index} item xs={columns}>
            <Box sx={cell}>{columns} of 12</Box>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}
