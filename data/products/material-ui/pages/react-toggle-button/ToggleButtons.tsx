import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRightIcon from '@mui/icons-material/FormatAlignRight';

export default function ToggleButtons() {
  const [align, setAlign] = React.useState<string | null>('left');
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Text alignment"
      value={align}
      onChange={(_event, next: string | null) => setAlign(next)}
    >
      <ToggleButton value="left" aria-label="Left">
        <FormatAlignLeftIcon />
      </ToggleButton>
      <ToggleButton value="center" aria-label="Center">
        <FormatAlignCenterIcon />
      </ToggleButton>
      <ToggleButton disabled value="right" aria-label="Right">
        <FormatAlignRightIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
