import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import FolderIcon from '@mui/icons-material/Folder';

export default function SimpleBadge() {
  return (
    <Stack direction="row" sx={{ gap: 4, alignItems: 'center' }}>
      <Badge badgeContent={12} color="primary">
        <FolderIcon />
      </Badge>
      <Badge badgeContent="new" color="secondary" sx={{ paddingInlineEnd: 2.5 }}>
        Recipes
      </Badge>
    </Stack>
  );
}
