import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['filled', 'standard'] as const;

export default function SelectVariants() {
  return (
    <Stack direction="row" spacing={2}>
      {variants.map((variant) => (
        <FormControl key={variant} variant={variant} sx={{ width: 120 }}>
          <InputLabel id={`season-${variant}`}>Season</InputLabel>
          <Select labelId={`season-${variant}`} defaultValue="spring">
            <MenuItem value="spring">Spring</MenuItem>
            <MenuItem value="fall">Fall</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
