import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import PersonIcon from '@mui/icons-material/Person';

export default function CustomInputAutocomplete() {
  return (
    <Autocomplete
      options={['Kai', 'Mira', 'Noor']}
      renderInput={(params) => (
        <TextField
          {...params}
          variant="filled"
          label="Owner"
          slotProps={{
            input: { ...params.InputProps, startAdornment: <PersonIcon color="action" /> },
            htmlInput: { ...params.inputProps, autoComplete: 'new-password' },
          }}
        />
      )}
      sx={{ width: 240 }}
    />
  );
}
