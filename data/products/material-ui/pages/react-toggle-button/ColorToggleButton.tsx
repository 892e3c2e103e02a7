import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const colors = ['standard', 'primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

export default function ColorToggleButton() {
  const [shown, setShown] = React.useState<string[]>([...colors]);
  return (
    <ToggleButtonGroup
      orientation="vertical"
      size="small"
      aria-label="Colors"
      value={shown}
      onChange={(_event, next) => setShown(next)}
    >
      {colors.map((color) => (
        <ToggleButton key={color} color={color} value={color}>
          {color}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
