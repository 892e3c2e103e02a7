import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const people = ['Ada Obi', 'Ben Levy', 'Chloé Roux', 'Dao Nguyen'];

export default function MultipleSelectChip() {
  return (
    <FormControl sx={{ width: 260 }}>
      <InputLabel id="reviewers-label">Reviewers</InputLabel>
      <Select
        multiple
        labelId="reviewers-label"
        label="Reviewers"
        defaultValue={['Ada Obi', 'Chloé Roux']}
        renderValue={(names) => (
          <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
            {names.map((name) => (
              <Chip key={name} label={name} size="small" />
            ))}
          </Stack>
        )}
      >
        {people.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
