import Icon from '@mui/material/Icon';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';
import WifiIcon from '@mui/icons-material/Wifi';

export default function SemanticIcons() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <WifiIcon titleAccess="With Wi-Fi" />
      <IconButton aria-label="Delete the ticket">
        <DeleteIcon />
      </IconButton>
      <Icon role="img" aria-hidden={undefined} aria-label="Dogs are welcome">
        pets
      </Icon>
    </Stack>
  );
}
