import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function AutocompleteStates() {
  return (
    <Stack useFlexGap sx={{ gap: 2, minWidth: 220 }}>
      <Autocomplete
        disabled
        options={['Draft']}
        defaultValue="Draft"
        renderInput={(params) => <TextField {...params} label="Disabled" />}
      />
      <Autocomplete
        readOnly
        options={['Sent']}
        defaultValue="Sent"
        renderInput={(params) => <TextField {...params} label="Read-only" />}
      />
    </Stack>
  );
}
