import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses as classes } from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const SpacedGroup = styled(ToggleButtonGroup)(({ theme }) => ({
  gap: theme.spacing(1),
  [`& .${classes.firstButton}, & .${classes.middleButton}, & .${classes.lastButton}`]: {
    margin: 0,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 20,
  },
}));

export default function SpacingToggleButton() {
  const [time, setTime] = React.useState<string | null>('18:00');
  return (
    <SpacedGroup
      exclusive
      size="small"
      value={time}
      onChange={(_event, next) => setTime(next)}
      aria-label="Time"
    >
      <ToggleButton value="18:00">18:00</ToggleButton>
      <ToggleButton value="18:30">18:30</ToggleButton>
      <ToggleButton value="19:00">19:00</ToggleButton>
    </SpacedGroup>
  );
}
