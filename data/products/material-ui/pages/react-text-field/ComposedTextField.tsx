import * as React from 'react';
import Button from '@mui/material/Button';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';

export default function ComposedTextField() {
  const id = React.useId();
  return (
    <FormControl variant="filled" sx={{ width: 280, maxWidth: '100%' }}>
      <InputLabel htmlFor={id}>Coupon</InputLabel>
      <FilledInput
        id={id}
        aria-describedby={`${id}-hint`}
        endAdornment={
          <InputAdornment position="end">
            <Button>Apply</Button>
          </InputAdornment>
        }
      />
      <FormHelperText id={`${id}-hint`}>Eight letters, from your receipt</FormHelperText>
    </FormControl>
  );
}
