import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function GroupSizesColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup size="small" color="secondary" aria-label="Small group">
        <Button>Small</Button>
        <Button>Secondary</Button>
      </ButtonGroup>
      <ButtonGroup size="medium" color="success" aria-label="Medium group">
        <Button>Medium</Button>
        <Button>Success</Button>
      </ButtonGroup>
      <ButtonGroup size="large" color="inherit" aria-label="Large group">
        <Button>Large</Button>
        <Button>Inherit</Button>
      </ButtonGroup>
    </Stack>
  );
}
