import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

const options = ['Cedar', 'Larch', 'Lime', 'Maple'];
const field = (label: string) => (params: TextFieldProps) => <TextField {...params} label={label} />;

export default function AutocompleteBehavior() {
  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Autocomplete openOnFocus options={options} renderInput={field('openOnFocus')} />
      <Autocomplete blurOnSelect options={options} renderInput={field('blurOnSelect')} />
      <Autocomplete autoSelect options={options} renderInput={field('autoSelect')} />
      <Autocomplete clearOnEscape options={options} renderInput={field('clearOnEscape')} />
      <Autocomplete autoComplete includeInputInList options={options} renderInput={field('autoComplete')} />
      <Autocomplete disableListWrap options={options} renderInput={field('disableListWrap')} />
    </Stack>
  );
}
