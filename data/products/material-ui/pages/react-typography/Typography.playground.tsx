import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';

export default function TypographyPlayground(props: TypographyProps) {
  return <Typography component="div" {...props} />;
}

export const playground = {
  children: 'The night train leaves at ten',
  defaults: { variant: 'h5' },
  hidden: ['component'],
  first: ['children', 'variant', 'color', 'align', 'gutterBottom', 'noWrap'],
};
