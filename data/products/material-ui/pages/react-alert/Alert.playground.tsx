import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';

export default function AlertPlayground(props: AlertProps) {
  return <Alert {...props} />;
}

export const playground = {
  children: 'Your booking is confirmed.',
  defaults: { severity: 'success' },
  first: ['children', 'severity', 'variant', 'icon', 'action'],
  hidden: ['closeText'],
};
