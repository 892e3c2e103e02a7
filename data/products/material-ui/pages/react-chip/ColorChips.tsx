import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const colors = ['default', 'primary', 'secondary', 'error', 'info', 'success', 'warning'] as const;

export default function ColorChips() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {colors.map((color) => (
        <Chip key={color} label={color} color={color} />
      ))}
      {colors.map((color) => (
        <Chip key={color} label={color} color={color} variant="outlined" />
      ))}
    </Box>
  );
}
