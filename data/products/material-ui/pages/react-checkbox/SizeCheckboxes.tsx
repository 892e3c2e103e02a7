import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function SizeCheckboxes() {
  return (
    <Box>
      <FormControlLabel label="Small" control={<Checkbox size="small" defaultChecked />} />
      <FormControlLabel label="Medium" control={<Checkbox defaultChecked />} />
      <FormControlLabel label="Large" control={<Checkbox size="large" defaultChecked />} />
    </Box>
  );
}
