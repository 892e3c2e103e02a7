import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** Whole cents, or null where the text is no amount. Comma and point both separate decimals. */
function parseCents(text: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

export default function AmountTextField() {
  const [text, setText] = React.useState('19.9');
  const cents = parseCents(text);
  const invalid = text !== '' && cents === null;

  const handleBlur = () => {
    if (cents !== null) {
      setText((cents / 100).toFixed(2));
    }
  };

  return (
    <Stack spacing={1}>
      <TextField
        label="Refund"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={handleBlur}
        error={invalid}
        helperText={invalid ? 'Digits, then at most two decimals.' : 'Formatted when you leave the field.'}
        slotProps={{
          input: {
            startAdornment: <InputAdornment position="start">€</InputAdornment>,
            endAdornment: <InputAdornment position="end">of 250.00</InputAdornment>,
          },
          htmlInput: { inputMode: 'decimal', maxLength: 9, autoComplete: 'off' },
        }}
      />
      <Typography variant="body2" color="textSecondary">
        Stored as {cents === null ? 'nothing yet' : `${cents} cents`}.
      </Typography>
    </Stack>
  );
}
