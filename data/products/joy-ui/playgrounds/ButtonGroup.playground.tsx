import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import type { ButtonGroupProps } from '@mui/joy/ButtonGroup';

export default function ButtonGroupPlayground(
  props: Omit<ButtonGroupProps, 'children'>,
) {
  return (
    <ButtonGroup aria-label="Trip" {...props}>
      <Button>Edit</Button>
      <Button>Repeat</Button>
      <Button>Cancel</Button>
    </ButtonGroup>
  );
}

export const playground = {
  first: ['variant', 'color', 'size', 'orientation', 'disabled'],
  hidden: ['buttonFlex'],
};
