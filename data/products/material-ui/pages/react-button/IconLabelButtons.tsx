import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import PrintIcon from '@mui/icons-material/Print';

export default function IconLabelButtons() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="outlined" startIcon={<PrintIcon />}>
        Print
      </Button>
      <Button variant="contained" endIcon={<ArrowForwardIcon />}>
        Continue
      </Button>
    </Stack>
  );
}
