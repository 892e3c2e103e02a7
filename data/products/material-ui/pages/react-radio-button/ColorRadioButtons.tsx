import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';

const colors = ['default', 'primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

export default function ColorRadioButtons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Radio key={color} defaultChecked color={color} slotProps={{ input: { 'aria-label': color } }} />
      ))}
    </Box>
  );
}
