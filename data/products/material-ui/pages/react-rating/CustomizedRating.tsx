import Rating, { ratingClasses } from '@mui/material/Rating';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

export default function CustomizedRating() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Recipe"
      name="recipe"
      defaultValue={4}
      max={6}
      icon={<FavoriteIcon fontSize="inherit" />}
      emptyIcon={<FavoriteBorderIcon fontSize="inherit" />}
      getLabelText={(value) => (value === 1 ? '1 heart' : `${value} hearts`)}
      sx={{
        [`& .${ratingClasses.iconFilled}`]: { color: 'error.main' },
        [`& .${ratingClasses.iconEmpty}`]: { color: 'text.secondary' },
      }}
    />
  );
}
