import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function BasicRating() {
  const [room, setRoom] = React.useState<number | null>(4);
  return (
    <Stack spacing={1}>
      <Rating
        role="radiogroup"
        aria-label="Room"
        name="room"
        value={room}
        onChange={(_event, next) => setRoom(next)}
      />
      <Rating role="radiogroup" aria-label="Breakfast" name="breakfast" />
      <Rating readOnly value={3} />
      <Rating disabled role="radiogroup" aria-label="Pool, closed" name="pool" value={2} />
    </Stack>
  );
}
