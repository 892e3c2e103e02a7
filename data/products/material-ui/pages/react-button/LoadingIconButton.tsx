import IconButton from '@mui/material/IconButton';
import SyncIcon from '@mui/icons-material/Sync';

export default function LoadingIconButton() {
  return (
    <IconButton loading aria-label="Sync now">
      <SyncIcon />
    </IconButton>
  );
}
