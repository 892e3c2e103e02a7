import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';

export default function TextFieldPlayground(props: TextFieldProps) {
  return <TextField {...props} />;
}

export const playground = {
  defaults: { label: 'Email address', helperText: 'We reply by mail.' },
  first: [
    'label',
    'helperText',
    'placeholder',
    'variant',
    'size',
    'color',
    'error',
    'disabled',
    'required',
  ],
  values: {
    type: ['text', 'email', 'number', 'password', 'search'],
    minRows: [1, 2, 4],
  },
  hidden: ['select', 'maxRows', 'rows'],
  restart: ['multiline'],
};
