import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const LIMIT = 140;

export default function ReleaseNoteTextField() {
  const [note, setNote] = React.useState('Tables keep their scroll position when rows are added.');
  const left = LIMIT - note.length;
  const count = left < 0 ? `${-left} characters too many` : `${left} characters left`;

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        label="Release note"
        multiline
        minRows={2}
        maxRows={5}
        fullWidth
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={left < 0}
        helperText={count}
        slotProps={{
          // Silent while there is room, spoken once it matters.
          formHelperText: { 'aria-live': left < 20 ? 'polite' : 'off', sx: { textAlign: 'end' } },
        }}
      />
    </Box>
  );
}
