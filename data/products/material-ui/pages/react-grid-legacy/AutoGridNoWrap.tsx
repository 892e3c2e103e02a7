import Avatar from '@mui/material/Avatar';
import GridLegacy from '@mui/material/GridLegacy';
import Typography from '@mui/material/Typography';

export default function AutoGridNoWrap() {
  return (
    <GridLegacy container wrap="nowrap" columnSpacing={2} sx={{ alignItems: 'center', maxWidth: 320 }}>
      <GridLegacy item>
        <Avatar>K</Avatar>
      </GridLegacy>
      <GridLegacy item xs zeroMinWidth>
        <Typography noWrap>A message that is longer than the line that it has</Typography>
      </GridLegacy>
    </GridLegacy>
  );
}
