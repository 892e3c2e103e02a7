import InputAdornment from '@mui/material/InputAdornment';
import type { InputAdornmentProps } from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function InputAdornmentPlayground(props: InputAdornmentProps) {
  return (
    <OutlinedInput
      defaultValue="12"
      inputProps={{ 'aria-label': 'Speed' }}
      endAdornment={<InputAdornment {...props} />}
    />
  );
}

export const playground = {
  children: 'knots',
  defaults: { position: 'end' },
  first: ['children', 'position', 'disableTypography', 'disablePointerEvents'],
  hidden: ['variant'],
};
