import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';

export default function IconButtonPlayground(
  props: Omit<IconButtonProps, 'children'>,
) {
  return (
    <IconButton aria-label="Delete" {...props}>
      <DeleteIcon fontSize="inherit" />
    </IconButton>
  );
}

export const playground = {
  first: ['color', 'size', 'edge', 'disabled', 'loading'],
};
