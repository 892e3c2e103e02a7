import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function BasicSwitches() {
  return (
    <Stack direction="row">
      <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Heating' } }} />
      <Switch slotProps={{ input: { 'aria-label': 'Fan' } }} />
      <Switch disabled defaultChecked slotProps={{ input: { 'aria-label': 'Pump' } }} />
      <Switch disabled slotProps={{ input: { 'aria-label': 'Alarm' } }} />
    </Stack>
  );
}
