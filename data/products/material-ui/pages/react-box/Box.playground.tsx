import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';

export default function BoxPlayground(props: BoxProps) {
  return <Box {...props} />;
}

export const playground = {
  children: 'Cabin 12, two beds',
  defaults: { sx: 'outlined' },
  first: ['children', 'sx', 'component'],
  values: {
    component: ['div', 'section', 'span'],
    sx: {
      outlined: { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 },
      filled: {
        p: 2,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      },
      raised: { p: 2, bgcolor: 'background.paper', boxShadow: 4 },
      'wider from sm': {
        px: { xs: 1, sm: 6 },
        py: 1,
        border: '2px dashed',
      },
    },
  },
};
