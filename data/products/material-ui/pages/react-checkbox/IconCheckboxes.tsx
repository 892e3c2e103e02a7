import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import RemoveCircleIcon from '@mui/icons-material/RemoveCircle';

export default function IconCheckboxes() {
  return (
    <Stack direction="row">
      <Checkbox
        defaultChecked
        icon={<FavoriteBorderIcon />}
        checkedIcon={<FavoriteIcon />}
        slotProps={{ input: { 'aria-label': 'Favorite' } }}
      />
      <Checkbox
        indeterminate
        indeterminateIcon={<RemoveCircleIcon />}
        slotProps={{ input: { 'aria-label': 'Some of the songs' } }}
      />
    </Stack>
  );
}
