import Link from '@mui/joy/Link';
import type { LinkProps } from '@mui/joy/Link';

export default function LinkPlayground(props: LinkProps) {
  return <Link href="#trips" {...props} />;
}

export const playground = {
  children: 'All trips',
  first: ['children', 'color', 'level', 'underline', 'variant', 'disabled'],
  hidden: ['focusVisible'],
};
