import IconButton from '@mui/material/IconButton';
import FavoriteIcon from '@mui/icons-material/Favorite';

const colors = ['default', 'primary', 'secondary', 'error', 'inherit'] as const;

export default function IconButtonColors() {
  return (
    <div>
      {colors.map((color) => (
        <IconButton key={color} color={color} aria-label={`Favorite, ${color}`}>
          <FavoriteIcon />
        </IconButton>
      ))}
      <IconButton disabled aria-label="Favorite, disabled">
        <FavoriteIcon />
      </IconButton>
    </div>
  );
}
