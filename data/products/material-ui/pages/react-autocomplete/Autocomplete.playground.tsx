import Autocomplete from '@mui/material/Autocomplete';
import type { AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const cities = ['Lisbon', 'Nairobi', 'Osaka', 'Quito', 'Tallinn', 'Windhoek'];

export default function AutocompletePlayground(
  props: Partial<AutocompleteProps<string, boolean, boolean, boolean>>,
) {
  return (
    <Autocomplete
      sx={{ width: 260 }}
      options={cities}
      renderInput={(params) => <TextField {...params} label="City" />}
      {...props}
    />
  );
}

export const playground = {
  first: [
    'multiple',
    'freeSolo',
    'size',
    'disabled',
    'loading',
    'disableClearable',
  ],
  restart: ['multiple', 'freeSolo', 'disableClearable'],
  hidden: ['fullWidth'],
};
