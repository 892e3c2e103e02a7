import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const WaveIcon = createSvgIcon(
  <path d="M2 14c3-6 5-6 8 0s5 6 8 0l4 2c-4 8-10 8-14 0-1-2-2-2-3 0z" />,
  'Wave',
);

export default function CreateSvgIcon() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <WaveIcon color="primary" />
      <Chip icon={<WaveIcon />} label="At the sea" />
    </Stack>
  );
}
