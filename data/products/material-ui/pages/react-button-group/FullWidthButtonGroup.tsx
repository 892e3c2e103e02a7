import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function FullWidthButtonGroup() {
  return (
    <Box sx={{ width: 320 }}>
      <ButtonGroup fullWidth aria-label="Answer the invitation">
        <Button>Yes</Button>
        <Button>Maybe</Button>
        <Button>No</Button>
      </ButtonGroup>
    </Box>
  );
}
