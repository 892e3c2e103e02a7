import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ComposedTextField() {
  const id = React.useId();
  return (
    <FormControl>
      <InputLabel htmlFor={id}>Coupon</InputLabel>
      <OutlinedInput id={id} label="Coupon" aria-describedby={`${id}-hint`} />
      <FormHelperText id={`${id}-hint`}>Eight letters, from your receipt</FormHelperText>
    </FormControl>
  );
}
