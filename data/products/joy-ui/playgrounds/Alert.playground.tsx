import Alert from '@mui/joy/Alert';
import type { AlertProps } from '@mui/joy/Alert';

export default function AlertPlayground(props: AlertProps) {
  return <Alert {...props} />;
}

export const playground = {
  children: 'The ferry leaves at nine.',
  first: [
    'children',
    'variant',
    'color',
    'size',
    'invertedColors',
    'startDecorator',
  ],
};
