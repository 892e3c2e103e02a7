import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import type { ButtonGroupProps } from '@mui/material/ButtonGroup';

export default function ButtonGroupPlayground(
  props: Omit<ButtonGroupProps, 'children'>,
) {
  return (
    <ButtonGroup aria-label="Period" {...props}>
      <Button>Day</Button>
      <Button>Week</Button>
      <Button>Month</Button>
    </ButtonGroup>
  );
}

export const playground = {
  first: ['variant', 'color', 'size', 'orientation', 'disabled'],
};
