import IconButton from '@mui/material/IconButton';
import DeleteIcon from '@mui/icons-material/Delete';

const colors = ['default', 'primary', 'secondary', 'error', 'inherit'] as const;

export default function IconButtonColors() {
  return (
    <div>
      {colors.map((color) => (
        <IconButton key={color} color={color} aria-label={`Delete, ${color}`}>
          <DeleteIcon />
        </IconButton>
      ))}
      <IconButton disabled aria-label="Delete, disabled">
        <DeleteIcon />
      </IconButton>
    </div>
  );
}
