import IconButton from '@mui/joy/IconButton';
import type { IconButtonProps } from '@mui/joy/IconButton';
import SendIcon from '@mui/icons-material/Send';

export default function IconButtonPlayground(
  props: Omit<IconButtonProps, 'children'>,
) {
  return (
    <IconButton aria-label="Send the form" {...props}>
      <SendIcon />
    </IconButton>
  );
}

export const playground = {
  defaults: { variant: 'solid', color: 'primary' },
  first: ['variant', 'color', 'size', 'disabled', 'loading'],
  hidden: ['focusVisibleClassName'],
};
