import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SwitchesSize() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControlLabel label="Small" control={<Switch size="small" defaultChecked />} />
      <FormControlLabel label="Medium" control={<Switch defaultChecked />} />
    </Stack>
  );
}
