import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function HalfRating() {
  return (
    <Stack spacing={1}>
      <Rating role="radiogroup" aria-label="Film" name="film" defaultValue={2.5} precision={0.5} />
      <Rating readOnly value={3.7} precision={0.1} />
    </Stack>
  );
}
