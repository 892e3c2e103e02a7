import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const margins = ['none', 'dense', 'normal'] as const;

export default function LayoutTextFields() {
  return (
    <Box sx={{ px: 1, width: 320, bgcolor: 'action.hover' }}>
      {margins.map((margin) => (
        <TextField key={margin} fullWidth margin={margin} label={`margin="${margin}"`} />
      ))}
    </Box>
  );
}
