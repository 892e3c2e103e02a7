import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

const roles = ['Author', 'Editor', 'Reader'];
const role = (label: string) => (params: TextFieldProps) => <TextField {...params} label={label} />;

export default function Sizes() {
  return (
    <Stack useFlexGap sx={{ gap: 2, width: 230 }}>
      <Autocomplete size="small" options={roles} renderInput={role('Small')} />
      <Autocomplete size="medium" options={roles} renderInput={role('Medium')} />
      <Autocomplete disabled options={roles} defaultValue="Author" renderInput={role('Disabled')} />
      <Autocomplete readOnly options={roles} defaultValue="Editor" renderInput={role('Read-only')} />
    </Stack>
  );
}
