import ToggleButton from '@mui/material/ToggleButton';
import type { ToggleButtonProps } from '@mui/material/ToggleButton';
import { useState } from 'react';

export default function ToggleButtonPlayground(
  props: Omit<ToggleButtonProps, 'value'>,
) {
  const [selected, setSelected] = useState(true);
  return (
    <ToggleButton
      value="bold"
      selected={selected}
      onChange={() => setSelected(!selected)}
      {...props}
    />
  );
}

export const playground = {
  children: 'Bold',
  first: ['children', 'color', 'size', 'disabled', 'fullWidth'],
  hidden: ['selected'],
};
