import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import FaceIcon from '@mui/icons-material/Face';

export default function IconChips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip icon={<FaceIcon />} label="Default" />
      <Chip icon={<FaceIcon />} label="Color of the chip" color="primary" variant="outlined" />
      <Chip icon={<FaceIcon color="error" />} label="Own color" />
    </Stack>
  );
}
