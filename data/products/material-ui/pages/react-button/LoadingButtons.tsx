import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import SaveIcon from '@mui/icons-material/Save';

export default function LoadingButtons() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button loading>Center</Button>
      <Button loading loadingPosition="end" endIcon={<SaveIcon />}>
        End
      </Button>
      <Button loading loadingIndicator="Saving…">
        Text in place of the ring
      </Button>
      <IconButton loading aria-label="Save">
        <SaveIcon />
      </IconButton>
    </Stack>
  );
}
