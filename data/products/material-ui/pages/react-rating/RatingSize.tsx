import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function RatingSize() {
  return (
    <Stack spacing={1}>
      {sizes.map((size) => (
        <Rating key={size} size={size} name={size} role="radiogroup" aria-label={size} defaultValue={2} />
      ))}
    </Stack>
  );
}
