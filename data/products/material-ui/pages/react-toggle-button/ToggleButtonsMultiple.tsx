import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function ToggleButtonsMultiple() {
  const [chosen, setChosen] = React.useState(['Mon', 'Thu']);
  return (
    <ToggleButtonGroup
      aria-label="Delivery days"
      value={chosen}
      onChange={(_event, next: string[]) => setChosen(next)}
    >
      {days.map((day) => (
        <ToggleButton key={day} value={day}>
          {day}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
