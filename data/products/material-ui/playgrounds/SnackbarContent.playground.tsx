import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import type { SnackbarContentProps } from '@mui/material/SnackbarContent';

export default function SnackbarContentPlayground(
  props: Omit<SnackbarContentProps, 'action'>,
) {
  return (
    <SnackbarContent
      action={
        <Button color="inherit" size="small">
          Undo
        </Button>
      }
      {...props}
    />
  );
}

export const playground = {
  defaults: { message: 'The trip is canceled' },
  first: ['message', 'elevation', 'square', 'variant'],
  hidden: ['action'],
};
