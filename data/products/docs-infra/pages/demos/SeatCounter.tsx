import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const LIMIT = 6;

export default function SeatCounter() {
  const [seats, setSeats] = React.useState(2);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="One seat less" disabled={seats === 1} onClick={() => setSeats(seats - 1)}>
        <RemoveIcon />
      </IconButton>
      <Typography role="status" sx={{ minWidth: 72, textAlign: 'center' }}>
        {seats === 1 ? '1 seat' : `${seats} seats`}
      </Typography>
      <IconButton aria-label="One seat more" disabled={seats === LIMIT} onClick={() => setSeats(seats + 1)}>
        <AddIcon />
      </IconButton>
    </Stack>
  );
}
