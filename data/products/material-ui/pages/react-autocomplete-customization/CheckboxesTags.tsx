import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

export default function CheckboxesTags() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={['Bread', 'Cheese', 'Olives']}
      renderOption={({ key, ...optionProps }, name, { selected }) => (
        <li key={key} {...optionProps}>
          {selected ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}
          {name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Stalls" />}
      sx={{ minWidth: 280 }}
    />
  );
}
