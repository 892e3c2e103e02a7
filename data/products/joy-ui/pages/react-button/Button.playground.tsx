import Button from '@mui/joy/Button';
import type { ButtonProps } from '@mui/joy/Button';

export default function ButtonPlayground(props: ButtonProps) {
  return <Button {...props} />;
}

export const playground = {
  children: 'Publish',
  first: ['variant', 'color', 'size', 'startDecorator', 'disabled', 'loading'],
  hidden: ['focusVisibleClassName'],
};
