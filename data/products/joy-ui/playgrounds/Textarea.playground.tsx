import Textarea from '@mui/joy/Textarea';
import type { TextareaProps } from '@mui/joy/Textarea';

export default function TextareaPlayground(props: TextareaProps) {
  return (
    <Textarea
      slotProps={{ textarea: { 'aria-label': 'Log' } }}
      defaultValue="Left the harbor at nine."
      {...props}
    />
  );
}

export const playground = {
  defaults: { minRows: 2 },
  first: ['variant', 'color', 'size', 'minRows', 'error'],
  values: { minRows: [1, 2, 4] },
};
