import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import FolderIcon from '@mui/icons-material/Folder';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';

export default function IconAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar>
        <FolderIcon />
      </Avatar>
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <LocalCafeIcon fontSize="small" />
      </Avatar>
    </Stack>
  );
}
