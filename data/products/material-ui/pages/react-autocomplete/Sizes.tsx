import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const sizes = ['small', 'medium'] as const;

export default function Sizes() {
  return (
    <Stack spacing={2} sx={{ width: 230 }}>
      {sizes.map((size) => (
        <Autocomplete
          key={size}
          size={size}
          options={sizes}
          defaultValue={size}
          renderInput={(params) => <TextField {...params} label={`Size ${size}`} />}
        />
      ))}
    </Stack>
  );
}
