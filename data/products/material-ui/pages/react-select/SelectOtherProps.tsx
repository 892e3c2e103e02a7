import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const states = {
  Required: { required: true },
  Disabled: { disabled: true },
  Error: { error: true },
  'Read-only': {},
};

export default function SelectOtherProps() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {Object.entries(states).map(([label, props]) => (
        <FormControl key={label} {...props} sx={{ width: 130 }}>
          <InputLabel id={`state-${label}`}>{label}</InputLabel>
          <Select
            labelId={`state-${label}`}
            label={label}
            readOnly={label === 'Read-only'}
            defaultValue="open"
          >
            <MenuItem value="open">Open</MenuItem>
            <MenuItem value="closed">Closed</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
