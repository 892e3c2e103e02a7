import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const LIMIT = 80;

export default function CounterTextarea() {
  const [text, setText] = React.useState('The 14:05 bus did not stop.');
  const id = React.useId();
  const isTooLong = text.length > LIMIT;
  return (
    <Stack sx={{ width: 260 }}>
      <label htmlFor={id}>Report</label>
      <TextareaAutosize
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-count`}
        aria-invalid={isTooLong}
        style={{ font: 'inherit' }}
      />
      <Typography id={`${id}-count`} variant="body2" color={isTooLong ? 'error' : 'textSecondary'}>
        {text.length} of {LIMIT} characters
      </Typography>
    </Stack>
  );
}
