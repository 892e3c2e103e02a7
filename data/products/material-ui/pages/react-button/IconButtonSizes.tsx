import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <IconButton color="error" size="small" aria-label="Delete the row, small">
        <DeleteIcon fontSize="inherit" />
      </IconButton>
      <IconButton color="error" size="medium" aria-label="Delete the row, medium">
        <DeleteIcon />
      </IconButton>
      <IconButton color="error" size="large" aria-label="Delete the row, large">
        <DeleteIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
