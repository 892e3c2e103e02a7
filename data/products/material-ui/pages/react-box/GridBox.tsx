import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function GridBox() {
  return (
    <Box component="form" sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 1.5, maxWidth: 360 }}>
      <TextField label="Zip" size="small" />
      <TextField label="City" size="small" />
      <Box sx={{ gridColumn: 'span 2' }}>
        <TextField label="Street" size="small" fullWidth />
      </Box>
    </Box>
  );
}
