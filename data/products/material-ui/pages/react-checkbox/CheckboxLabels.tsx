import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function CheckboxLabels() {
  return (
    <Stack>
      <FormControlLabel label="Send me a copy" control={<Checkbox name="copy" />} />
      <FormControlLabel required label="I have read the rules" control={<Checkbox />} />
      <FormControlLabel disabled label="Gift wrapping, sold out" control={<Checkbox />} />
      <FormControlLabel disableTypography label="Text without Typography" control={<Checkbox />} />
    </Stack>
  );
}
