import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerVariants() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 320, gap: 1, border: 1, borderColor: 'divider', py: 1 }}>
      fullWidth
      <Divider variant="fullWidth" />
      middle
      <Divider variant="middle" />
      inset
      <Divider variant="inset" />
    </Stack>
  );
}
