import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <IconButton size="small" aria-label="Delete the row, small">
        <DeleteIcon fontSize="inherit" />
      </IconButton>
      <IconButton size="medium" aria-label="Delete the row, medium">
        <DeleteIcon />
      </IconButton>
      <IconButton size="large" aria-label="Delete the row, large">
        <DeleteIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
