import NoSsr from '@mui/material/NoSsr';
import type { NoSsrProps } from '@mui/material/NoSsr';

export default function NoSsrPlayground(props: NoSsrProps) {
  return <NoSsr {...props} />;
}

export const playground = {
  children: 'The server does not send this text.',
  first: ['children', 'defer', 'fallback'],
};
