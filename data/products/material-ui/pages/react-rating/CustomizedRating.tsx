import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

const HeartRating = styled(Rating)(({ theme }) => ({
  [`& .${ratingClasses.iconFilled}`]: { color: (theme.vars ?? theme).palette.error.main },
  [`& .${ratingClasses.iconEmpty}`]: { color: (theme.vars ?? theme).palette.text.secondary },
}));

export default function CustomizedRating() {
  return (
    <HeartRating
      role="radiogroup"
      aria-label="Recipe"
      name="recipe"
      defaultValue={4}
      max={6}
      icon={<FavoriteIcon fontSize="inherit" />}
      emptyIcon={<FavoriteBorderIcon fontSize="inherit" />}
      getLabelText={(value) => (value === 1 ? '1 heart' : `${value} hearts`)}
    />
  );
}
