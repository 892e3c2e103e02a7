import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';

export default function LinkPlayground(props: LinkProps) {
  return <Link href="#basic-links" {...props} />;
}

export const playground = {
  children: 'Timetable of the night trains',
  first: ['children', 'underline', 'color', 'variant'],
  values: {
    color: [
      'primary',
      'secondary',
      'error',
      'info',
      'success',
      'warning',
      'textPrimary',
      'textSecondary',
      'textDisabled',
      'inherit',
    ],
  },
};
