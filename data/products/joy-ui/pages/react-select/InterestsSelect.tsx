import * as React from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const MOST = 3;
const interests = ['Accessibility', 'Animation', 'Data grids', 'Forms', 'Testing', 'Theming'];

export default function InterestsSelect() {
  const [chosen, setChosen] = React.useState<string[]>(['Forms']);
  const full = chosen.length >= MOST;

  return (
    <FormControl color={full ? 'warning' : undefined} sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Newsletter topics</FormLabel>
      <Select
        multiple
        placeholder="Up to three topics"
        value={chosen}
        onChange={(_event, values) => setChosen(values.slice(0, MOST))}
        renderValue={(options) => (
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {options.map(({ value, label }) => (
              <Chip key={value} component="span" color="primary">
                {label}
              </Chip>
            ))}
          </Box>
        )}
      >
        {interests.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
      <FormHelperText sx={full ? { color: 'warning.plainColor' } : undefined}>
        {full ? 'That is the maximum. Remove one to change your mind.' : `${MOST - chosen.length} left`}
      </FormHelperText>
    </FormControl>
  );
}
