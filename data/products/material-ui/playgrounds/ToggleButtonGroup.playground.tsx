import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

export default function ToggleButtonGroupPlayground(
  props: Omit<
    ToggleButtonGroupProps,
    'children' | 'exclusive' | 'onChange' | 'value'
  >,
) {
  const [period, setPeriod] = useState<string | null>('week');
  return (
    <ToggleButtonGroup
      exclusive
      value={period}
      onChange={(_, next: string | null) => setPeriod(next)}
      aria-label="Period"
      {...props}
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </ToggleButtonGroup>
  );
}

export const playground = {
  first: ['color', 'size', 'orientation', 'disabled', 'fullWidth'],
  hidden: ['exclusive', 'value'],
};
