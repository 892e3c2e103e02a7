import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import SaveIcon from '@mui/icons-material/Save';

export default function LoadingButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button loading variant="outlined">
        Center
      </Button>
      <Button loading variant="outlined" loadingPosition="start" startIcon={<SaveIcon />}>
        Start
      </Button>
      <Button loading variant="outlined" loadingPosition="end" endIcon={<SaveIcon />}>
        End
      </Button>
      <Button loading variant="outlined" loadingIndicator="Saving…">
        Text in place of the ring
      </Button>
      <IconButton loading aria-label="Save">
        <SaveIcon />
      </IconButton>
    </Stack>
  );
}
