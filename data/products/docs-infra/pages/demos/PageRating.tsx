import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['not rated', 'wrong', 'unclear', 'useful', 'good', 'excellent'];

export default function PageRating() {
  const [stars, setStars] = React.useState<number | null>(4);
  const labelId = React.useId();

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography id={labelId}>Your verdict</Typography>
      <Rating
        aria-labelledby={labelId}
        name={`${labelId}-stars`}
        value={stars}
        onChange={(_, value) => setStars(value)}
      />
      <Typography role="status" variant="body2">
        {words[stars ?? 0]}
      </Typography>
    </Stack>
  );
}
