import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

export default function ButtonPlayground(props: ButtonProps) {
  return <Button {...props} />;
}

export const playground = {
  children: 'Save changes',
  defaults: { variant: 'contained' },
  first: [
    'children',
    'variant',
    'color',
    'size',
    'startIcon',
    'disabled',
    'loading',
  ],
};
