import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function AvatarChips() {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Chip avatar={<Avatar>N</Avatar>} label="Nadia" />
      <Chip avatar={<Avatar>O</Avatar>} label="Omar" color="primary" />
      <Chip avatar={<Avatar>P</Avatar>} label="Pia" size="small" variant="outlined" />
    </Stack>
  );
}
