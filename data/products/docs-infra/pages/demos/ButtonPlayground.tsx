import * as React from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const options = {
  variant: ['text', 'outlined', 'contained'],
  size: ['small', 'medium', 'large'],
} as const;

export default function ButtonPlayground() {
  const [props, setProps] = React.useState<Pick<ButtonProps, 'variant' | 'size'>>({
    variant: 'contained',
    size: 'medium',
  });
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 72, display: 'grid', placeItems: 'center' }}>
        <Button {...props}>Press</Button>
      </Box>
      {(['variant', 'size'] as const).map((name) => (
        <Box key={name} sx={{ mt: 2 }}>
          <FormLabel id={`${id}-${name}`}>{name}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={`${id}-${name}`}
            value={props[name]}
            onChange={(event) => setProps({ ...props, [name]: event.target.value })}
          >
            {options[name].map((value) => (
              <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={value} />
            ))}
          </RadioGroup>
        </Box>
      ))}
    </Box>
  );
}
