import Fab from '@mui/material/Fab';
import type { FabProps } from '@mui/material/Fab';

export default function FabPlayground(props: FabProps) {
  return <Fab {...props} />;
}

export const playground = {
  children: 'Navigate',
  defaults: { variant: 'extended', color: 'primary' },
  first: ['children', 'variant', 'color', 'size', 'disabled'],
};
