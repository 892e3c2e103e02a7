import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['Not rated', 'Bad', 'Weak', 'Fine', 'Good', 'Excellent'];

export default function HoverRating() {
  const [value, setValue] = React.useState<number | null>(3);
  const [hover, setHover] = React.useState(-1);
  return (
    <Stack direction="row" spacing={2} sx={{ width: 240 }}>
      <Rating
        role="radiogroup"
        aria-label="Service"
        name="service"
        value={value}
        onChange={(_event, next) => setValue(next)}
        onChangeActive={(_event, next) => setHover(next)}
        getLabelText={(stars) => words[stars] ?? ''}
        emptyLabelText={words[0]}
      />
      <Typography>{words[hover === -1 ? (value ?? 0) : hover]}</Typography>
    </Stack>
  );
}
