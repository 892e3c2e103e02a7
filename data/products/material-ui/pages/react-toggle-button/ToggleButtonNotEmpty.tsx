import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonNotEmpty() {
  const [period, setPeriod] = React.useState('week');
  const choose = (_event: React.MouseEvent, next: string | null) => {
    if (next !== null) setPeriod(next);
  };
  return (
    <ToggleButtonGroup exclusive value={period} onChange={choose} aria-label="Period">
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </ToggleButtonGroup>
  );
}
