import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sizes = ['small', 'medium', 'large'] as const;

export default function ToggleButtonSizes() {
  const [unit, setUnit] = React.useState<string | null>('Miles');
  const shared = {
    exclusive: true,
    value: unit,
    onChange: (_event: React.MouseEvent, next: string | null) => setUnit(next),
  };
  const buttons = ['Kilometers', 'Miles'].map((name) => (
    <ToggleButton key={name} value={name}>
      {name}
    </ToggleButton>
  ));
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      {sizes.map((size) => (
        <ToggleButtonGroup key={size} size={size} aria-label={`Unit, ${size}`} {...shared}>
          {buttons}
        </ToggleButtonGroup>
      ))}
      <ToggleButtonGroup fullWidth aria-label="Unit, full width" {...shared}>
        {buttons}
      </ToggleButtonGroup>
    </Stack>
  );
}
