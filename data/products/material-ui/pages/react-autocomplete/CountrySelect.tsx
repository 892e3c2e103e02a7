import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const countries = [
  { code: 'BR', name: 'Brazil', phone: '55' },
  { code: 'IS', name: 'Iceland', phone: '354' },
  { code: 'JP', name: 'Japan', phone: '81' },
];

export default function CountrySelect() {
  return (
    <Autocomplete
      autoHighlight
      fullWidth
      options={countries}
      getOptionLabel={(country) => country.name}
      getOptionKey={(country) => country.code}
      isOptionEqualToValue={(option, value) => option.code === value.code}
      renderOption={({ key, ...optionProps }, country) => (
        <li key={key} {...optionProps}>{`${country.name} +${country.phone}`}</li>
      )}
      renderInput={(params) => <TextField {...params} label="Country" />}
    />
  );
}
