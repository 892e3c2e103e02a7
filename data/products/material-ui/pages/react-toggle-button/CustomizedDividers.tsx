import * as React from 'react';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const FlatGroup = styled(ToggleButtonGroup)({
  gap: 4,
  padding: 4,
  [`& .${toggleButtonGroupClasses.grouped}`]: { margin: 0, border: 0, borderRadius: 4 },
});

export default function CustomizedDividers() {
  const [style, setStyle] = React.useState(['bold']);
  const [block, setBlock] = React.useState<string | null>('text');
  return (
    <Paper variant="outlined" sx={{ display: 'inline-flex' }}>
      <FlatGroup
        exclusive
        size="small"
        value={block}
        onChange={(_event, next) => setBlock(next)}
        aria-label="Block"
      >
        <ToggleButton value="text">Text</ToggleButton>
        <ToggleButton value="quote">Quote</ToggleButton>
      </FlatGroup>
      <Divider flexItem orientation="vertical" sx={{ my: 1 }} />
      <FlatGroup size="small" value={style} onChange={(_event, next) => setStyle(next)} aria-label="Style">
        <ToggleButton value="bold">Bold</ToggleButton>
        <ToggleButton value="code">Code</ToggleButton>
      </FlatGroup>
    </Paper>
  );
}
