import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';

function FocusHint() {
  const { focused } = useFormControl() ?? {};
  return (
    <FormHelperText>{focused ? 'Everyone in the room sees it' : 'Your name in the chat'}</FormHelperText>
  );
}

export default function UseFormControl() {
  return (
    <FormControl>
      <OutlinedInput inputProps={{ 'aria-label': 'Nickname' }} />
      <FocusHint />
    </FormControl>
  );
}
