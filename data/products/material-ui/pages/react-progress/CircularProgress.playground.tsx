import CircularProgress from '@mui/material/CircularProgress';
import type { CircularProgressProps } from '@mui/material/CircularProgress';

export default function CircularProgressPlayground(
  props: CircularProgressProps,
) {
  return <CircularProgress aria-label="The map is loading" {...props} />;
}

export const playground = {
  defaults: { variant: 'determinate', value: 70, size: 64 },
  first: ['variant', 'color', 'size', 'thickness', 'value', 'disableShrink'],
  values: { value: [0, 25, 50, 70, 100] },
};
