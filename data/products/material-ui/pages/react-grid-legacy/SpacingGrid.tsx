import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

const cell = { p: 1, border: 1, borderColor: 'primary.main', textAlign: 'center' } as const;

export default function SpacingGrid() {
  return (
    <Box sx={{ display: 'grid', gap: 4, width: '100%' }}>
      {[0, 1, '20px'].map((spacing) => (
        <div key={spacing}>
          <GridLegacy container spacing={spacing}>
            {['a', 'b', 'c'].map((name) => (
              <GridLegacy key={name} item xs={4}>
                <Box sx={cell}>{spacing}</Box>
              </GridLegacy>
            ))}
          </GridLegacy>
        </div>
      ))}
    </Box>
  );
}
