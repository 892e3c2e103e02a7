import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';

export default function Checkboxes() {
  return (
    <Box>
      <Checkbox defaultChecked slotProps={{ input: { 'aria-label': 'Row 1' } }} />
      <Checkbox slotProps={{ input: { 'aria-label': 'Row 2' } }} />
      <Checkbox defaultChecked disabled slotProps={{ input: { 'aria-label': 'Row 3' } }} />
      <Checkbox disabled slotProps={{ input: { 'aria-label': 'Row 4' } }} />
    </Box>
  );
}
