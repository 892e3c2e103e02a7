import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { AlertTitleProps } from '@mui/material/AlertTitle';

export default function AlertTitlePlayground(props: AlertTitleProps) {
  return (
    <Alert severity="info">
      <AlertTitle {...props} />
      The ferry leaves at nine.
    </Alert>
  );
}

export const playground = { children: 'New timetable', first: ['children'] };
