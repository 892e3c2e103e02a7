import TextareaAutosize from '@mui/material/TextareaAutosize';
import type { TextareaAutosizeProps } from '@mui/material/TextareaAutosize';

export default function TextareaAutosizePlayground(
  props: TextareaAutosizeProps,
) {
  return (
    <TextareaAutosize
      aria-label="Log"
      defaultValue="Left the harbor at nine."
      {...props}
    />
  );
}

export const playground = {
  defaults: { minRows: 3 },
  first: ['minRows', 'maxRows'],
  values: { minRows: [1, 3, 5], maxRows: [3, 5] },
};
