import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerStack() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      <Typography>Oslo</Typography>
      <Typography>Hamar</Typography>
      <Typography>Lillehammer</Typography>
    </Stack>
  );
}
