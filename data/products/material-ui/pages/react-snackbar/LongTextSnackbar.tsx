import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

const retry = (
  <Button color="inherit" size="small">
    Retry
  </Button>
);

export default function LongTextSnackbar() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 420 }}>
      <SnackbarContent role="none" message="Photo uploaded" />
      <SnackbarContent role="none" message="No connection" action={retry} />
      <SnackbarContent
        role="none"
        message="Three of the twelve photos were not uploaded, because the connection was lost."
        action={retry}
      />
    </Stack>
  );
}
