import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function DisabledButtonGroup() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup disabled aria-label="Order, outlined">
        <Button>Repeat</Button>
        <Button>Return</Button>
      </ButtonGroup>
      <ButtonGroup disabled variant="contained" aria-label="Order, contained">
        <Button>Rate</Button>
        <Button>Archive</Button>
      </ButtonGroup>
    </Stack>
  );
}
