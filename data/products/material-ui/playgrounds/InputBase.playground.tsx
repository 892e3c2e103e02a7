import InputBase from '@mui/material/InputBase';
import type { InputBaseProps } from '@mui/material/InputBase';

export default function InputBasePlayground(props: InputBaseProps) {
  return (
    <InputBase
      defaultValue="Gannet"
      inputProps={{ 'aria-label': 'Ship' }}
      sx={{ bgcolor: 'action.hover', px: 1 }}
      {...props}
    />
  );
}

export const playground = {
  first: ['size', 'disabled', 'error', 'fullWidth', 'multiline', 'readOnly'],
};
