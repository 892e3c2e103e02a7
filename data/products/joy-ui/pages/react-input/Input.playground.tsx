import Input from '@mui/joy/Input';
import type { InputProps } from '@mui/joy/Input';

export default function InputPlayground(props: InputProps) {
  return (
    <Input placeholder="Search the archive" aria-label="Search" {...props} />
  );
}

export const playground = {
  first: ['variant', 'color', 'size', 'startDecorator', 'error', 'fullWidth'],
};
