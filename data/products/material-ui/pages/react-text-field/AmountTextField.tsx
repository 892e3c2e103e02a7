import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

/** Returns whole cents, or NaN for a text that is not an amount. */
function parseCents(text: string): number {
  return /^\d{1,6}([.,]\d{0,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : NaN;
}

export default function AmountTextField() {
  const [text, setText] = React.useState('19.9');
  const cents = parseCents(text);
  const isWrong = Number.isNaN(cents);
  return (
    <TextField
      label="Refund"
      value={text}
      error={isWrong}
      helperText={isWrong ? 'Digits, then at most two decimals.' : `Stored as ${cents} cents.`}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => setText(isWrong ? text : (cents / 100).toFixed(2))}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
      }}
    />
  );
}
