import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TextRating() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Rating readOnly value={4.5} precision={0.5} />
      <Typography color="text.secondary">4.5 (312 reviews)</Typography>
    </Stack>
  );
}
