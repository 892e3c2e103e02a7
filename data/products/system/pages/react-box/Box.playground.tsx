import Box from '@mui/system/Box';
import type { BoxProps } from '@mui/system/Box';

export default function BoxPlayground(props: BoxProps) {
  return <Box {...props} />;
}

export const playground = {
  children: 'A box of text',
  defaults: { sx: 'a frame' },
  first: ['children', 'sx', 'component'],
  values: {
    component: ['div', 'section', 'span'],
    sx: {
      'a frame': { p: 2, border: '1px solid', borderRadius: '8px' },
      'wider from sm': { p: { xs: 1, sm: 4 }, border: '1px solid' },
      'rounded and tinted': {
        p: 2,
        borderRadius: '16px',
        bgcolor: 'rgb(0 120 200 / 0.15)',
      },
    },
  },
};
