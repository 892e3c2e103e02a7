import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import CheckIcon from '@mui/icons-material/Check';

export default function FilterChips() {
  const [chosen, setChosen] = React.useState(['Vegan']);
  return (
    <Stack direction="row" role="group" aria-label="Diet" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {['Vegan', 'Gluten-free', 'Organic'].map((diet) => {
        const isOn = chosen.includes(diet);
        return (
          <Chip
            key={diet}
            label={diet}
            icon={isOn ? <CheckIcon /> : undefined}
            variant={isOn ? 'filled' : 'outlined'}
            aria-pressed={isOn}
            onClick={() => setChosen(isOn ? chosen.filter((item) => item !== diet) : [...chosen, diet])}
          />
        );
      })}
    </Stack>
  );
}
